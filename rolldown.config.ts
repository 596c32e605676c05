import { defineConfig } from 'rolldown';
import { bundledLicenses } from './script/licenses.ts';

/**
 * Two programs and the code that they share. They run without node_modules, wherever dist/ is copied to; not
 * minified, so that a change of dist/ can be read.
 */
export default defineConfig({
  input: { index: 'src/main-action.ts', cli: 'src/main-cli.ts' },
  platform: 'node',
  external: [/^node:/],
  plugins: [bundledLicenses('LICENSES.txt')],
  output: {
    dir: 'dist',
    format: 'esm',
    minify: false,
    entryFileNames: '[name].js',
    // What several commands share, and each command, is a part that is loaded when it is wanted: reading the mail
    // and GitHub libraries takes longer than decoding a splat. No hash: a changed file is then seen as changed, not
    // as removed and added.
    chunkFileNames: 'parts/[name].js',
  },
});
