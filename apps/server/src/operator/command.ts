import type { Config } from '../platform/config.ts';

/** The arguments of a command: its options by name, and its file. */
export interface Arguments {
  options: Record<string, string | undefined>;
  /** An absolute path; empty when the command takes none. */
  file: string;
}

interface Option {
  /** What the value is, as the help calls it. */
  value?: string;
  /** Said or not said; it takes no value. */
  isFlag?: boolean;
  isRequired?: boolean;
  /** A file, meant where the person is. */
  isFile?: boolean;
  /** `-` instead of a file means standard input. */
  mayBeInput?: boolean;
}

/** One command of the admin tool. It returns the sentence that says what was done. */
export interface Command {
  name: string;
  summary: string;
  options?: Record<string, Option>;
  takesFile?: boolean;
  run(config: Config, args: Arguments): Promise<string>;
}

/** A mistake in the command itself, in words for the operator. */
export class WrongCommand extends Error {}

/** A complete report that names a problem: printed like any other, but the command ends with 1. */
export class ProblemsFound extends Error {}
