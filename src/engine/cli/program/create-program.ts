import { Command } from '@commander-js/extra-typings'
import { ProgramError } from '#lib/program-error.ts'

const usageStatus = 2

/**
 * A program of the project. `--help` describes it. A wrong option ends it with status 2 and the nearest option that there
 * is.
 * @param name how it is started: `npm run build --`
 */
export function createProgram(name: string, description: string) {
  return new Command(name)
    .description(description)
    .showHelpAfterError('--help lists the options.')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageStatus))
}

type ErrorClass = abstract new (...values: never[]) => Error

/** Runs what a program does. An error ends it with status 1; of the expected classes only the message is printed. */
export async function runProgram(run: () => Promise<unknown>, expected: readonly ErrorClass[] = []): Promise<void> {
  try {
    await run()
  } catch (error) {
    const isExpected = [ProgramError, ...expected].some((known) => error instanceof known)
    console.error(isExpected && error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
