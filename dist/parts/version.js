// src/version.ts
/** The version that reports and --version name; kept equal to package.json by a test. */
const VERSION = "0.1.0";

export { VERSION as t };