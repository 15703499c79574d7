import type { OutputKind } from './output-plan.ts'

/** One step of a program. Steps may overlap. */
export interface ProgressStep {
  advance(count?: number): void
  end(): void
}

/** Tells how far a program is, in lines that stay: the same for a terminal, a file, CI and a screen reader. */
export interface Progress {
  /** @param total how many things the step goes through, where that is known */
  step(name: string, total?: number): ProgressStep
  /** Counts something that was made, for the summary. `name` is its key, `why` what made it stale, as the graph has them. */
  made(what: OutputKind, thing: { name: string; ms: number; why?: string | undefined }): void
  /** Counts what was kept as it was, for the summary. */
  kept(what: OutputKind, count?: number): void
  /** Prints a line, for example a warning. */
  print(line: string): void
  /** Prints what was made, what was kept, and the slowest things that were made. */
  finish(): void
}
