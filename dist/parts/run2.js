import { i as surroundings, n as runAndPrint, r as runCommand, t as exitStatus } from "./run.js";

export { runCommand };