import { asyncProperty, check } from 'fast-check'
import { checkEdits, type Builders } from './check-edits.ts'
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
  first: SiteState
  /** Opens builders with an output and caches of the first state. */
  openBuilders: () => Promise<Builders>
  report: (line: string) => void
}

/**
 * Makes sequences of random edits until there are enough steps. Stops at the first that fails, and shrinks it to the fewest
 * edits that fail.
 * @returns whether all outputs were equal to those of clean builds
 */
export async function runEdits(options: RunOptions): Promise<boolean> {
  const { steps, seed, length, compareEvery, hasCode, first, openBuilders, report } = options
  const tally = { made: 0 }
  for (let run = 0; tally.made < steps; run++) {
    // Each sequence has a seed of its own, so that a failing one can be repeated alone.
    const runSeed = seed + run
    let isShrinking = false
    const property = asyncProperty(arbitraryEdits({ count: length, hasCode }), async (edits) => {
      const builders = await openBuilders()
      try {
        const onEdit = () => {
          if (!isShrinking) tally.made++
        }
        await checkEdits(builders, { edits, first, compareEvery: isShrinking ? 1 : compareEvery, onEdit })
      } catch (error) {
        if (!isShrinking) report('An output differs; looking for the fewest edits with which it does …')
        isShrinking = true
        throw error
      } finally {
        await builders.close()
      }
    })
    const result = await check(property, { numRuns: 1, seed: runSeed, unbiased: true })
    if (result.failed) {
      const edits = result.counterexample?.[0] ?? []
      report(await describeFailure({ edits, error: result.errorInstance, options }))
      report(
        `Shrunk ${result.numShrinks} times. To repeat it: npm run test:edits -- --seed ${runSeed} --steps 1${hasCode ? ' --code' : ''}`,
      )
      return false
    }
    report(`  seed ${runSeed}: ${tally.made} of ${steps} steps`)
    // Sequences without any possible edit must not run for ever.
    if (run > steps) break
  }
  return true
}

interface Failure {
  edits: readonly Edit[]
  error: unknown
  options: RunOptions
}

/** What the edits of a failure change, in words, and what differs after them. */
async function describeFailure({ edits, error, options }: Failure): Promise<string> {
  const lines: string[] = []
  const builders = await options.openBuilders()
  try {
    await checkEdits(builders, { ...options, edits, compareEvery: 1, onEdit: (line) => lines.push(line) })
  } catch {
    // It fails again: only its edits are of interest here.
  } finally {
    await builders.close()
  }
  const numbered = lines.map((line, index) => `  ${index + 1}. ${line}`)
  const message = error instanceof Error ? error.message : String(error)
  return [`These edits lead to another output than a clean build:`, ...numbered, message].join('\n')
}
