import { assert, type IAsyncProperty, type IProperty } from 'fast-check'

/** Another seed at each run, unless `FUZZ_SEED` repeats one. A failure is printed with it, reduced to the smallest input that fails. */
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

/** Seconds for each property: one in `npm test`, half a minute in `npm run site -- test full`. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 1)

/**
 * Tries a property with random inputs for some seconds.
 * @param examples inputs to begin with: what must be among them is then tried on the slowest machine
 */
export async function fuzz<Inputs>(
  property: IProperty<Inputs> | IAsyncProperty<Inputs>,
  examples: Inputs[] = [],
): Promise<void> {
  console.info(`FUZZ_SEED=${seed}`)
  await assert(property, {
    seed,
    examples,
    numRuns: 1_000_000,
    interruptAfterTimeLimit: seconds * 1000,
    markInterruptAsFailure: false,
  })
}

/** The processor's milliseconds for a call: other programs may be running. */
export function measure<Result>(run: () => Result): { result: Result; milliseconds: number } {
  const start = process.cpuUsage()
  const result = run()
  return { result, milliseconds: process.cpuUsage(start).user / 1000 }
}
