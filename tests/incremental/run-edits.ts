import { asyncProperty, check } from 'fast-check'
import { checkEdits, DifferenceError, type Builders } from './check-edits.ts'
import type { Edit } from './edits/apply-edit.ts'
import { arbitraryEdits } from './edits/arbitrary-edits.ts'
import type { SiteState } from './edits/site-state.ts'

export interface RunOptions {
  /** How many edits are made in all, at least. */
  steps: number
  seed: number
  /** The greatest number of edits that follow one another. */
  length: number
  compareEvery: number
  hasCode: boolean
  /** True if social images are drawn and everything is compressed best before outputs are compared; takes long. */
  isFinished: boolean
  first: SiteState
  /** Opens builders with an output and caches of the first state. */
  openBuilders: () => Promise<Builders>
  report: (line: string) => void
}

/** After so much time the fewest edits found so far must do. */
const shrinkLimitMs = 10 * 60_000

/**
 * Makes sequences of random edits until there are enough steps. Stops at the first that fails, and shrinks it to the fewest
 * edits that fail.
 * @returns whether all outputs were equal to those of clean builds
 */
export async function runEdits(options: RunOptions): Promise<boolean> {
  const { steps, seed, length, hasCode, report } = options
  const tally = { made: 0 }
  for (let run = 0; tally.made < steps; run++) {
    // Each sequence has a seed of its own, so that a failing one can be repeated alone.
    const runSeed = seed + run
    let failedAt: number | undefined
    const property = asyncProperty(arbitraryEdits({ count: length, hasCode }), async (edits) => {
      if (failedAt === undefined) {
        try {
          tally.made += await runSequence(options, edits, options.compareEvery)
        } catch (error) {
          failedAt = performance.now()
          report(`${describeError(error)}\nLooking for fewer edits that fail …`)
          throw error
        }
      } else if (performance.now() - failedAt < shrinkLimitMs) {
        // Clean builds take most of the time, and the one after the last edit is enough.
        await runSequence(options, edits, Infinity)
      }
    })
    const { failed, errorInstance, numShrinks } = await check(property, { numRuns: 1, seed: runSeed, unbiased: true })
    if (failed) {
      if (numShrinks > 0) report(describeError(errorInstance))
      report(`To repeat it: npm run site -- test edits --seed ${runSeed} --steps 1${toFlags(options)}`)
      return false
    }
    report(`  seed ${runSeed}: ${tally.made} of ${steps} steps`)
    // Sequences without any possible edit must not run for ever.
    if (run > steps) break
  }
  return true
}

/** Makes one sequence. @returns how many edits were possible @throws with what they were and what differs after them */
async function runSequence(options: RunOptions, edits: readonly Edit[], compareEvery: number): Promise<number> {
  const made: string[] = []
  const builders = await options.openBuilders()
  try {
    await checkEdits(builders, { ...options, edits, compareEvery, onEdit: (line) => made.push(line) })
    return made.length
  } catch (error) {
    const numbered = made.map((line, index) => `  ${index + 1}. ${line}`)
    const message = `These edits lead to another output than a clean build:\n${numbered.join('\n')}`
    throw new Error(`${message}\n${describeError(error)}`, { cause: error })
  } finally {
    await builders.close()
  }
}

/** The differences that were found, or, of an error of the build itself, its place. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof DifferenceError || error.cause !== undefined ? error.message : (error.stack ?? error.message)
}

function toFlags({ hasCode, isFinished }: RunOptions): string {
  return `${hasCode ? ' --code' : ''}${isFinished ? ' --finish' : ''}`
}
