import {
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  nat,
  oneof,
  option,
  property,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check'
import { test } from 'vitest'
import { TestGraph } from './test-graph-fixture.ts'

// Random graphs, changed and started again at random: what is kept always equals what would be made from nothing. fast-check
// prints the seed of a failure, and reduces it.

const runs = 1000

const members = Array.from({ length: 50 }, (_, number) => `news/${number} facts`)
const values = ['a', 'b', 'c', 'news/0 facts', 'news/1 facts', 'news/1 vi.head']

/** The source of a read: a value, all members of a group, or a derived value (by its position). */
type Source = string | number

/** A computation: of two sources, where the first decides whether the second is read; less exact where `isCoarse`. */
interface Formula {
  decides: Source
  follows: Source
  isCoarse: boolean
  /** True if a derived value is only remembered. */
  isRemembered: boolean
}

interface Step {
  changes: Record<string, string | null>
  /** The outputs that are part of this revision. */
  planned: boolean[]
  /** The process that takes the step: the same one, a new one, or a new one after a kill before the step before was stored. */
  start: 'same process' | 'new process' | 'killed'
}

const derivedCount = 4
const outputCount = 4

const value = constantFrom('0', '1', '2', '3')
/** Derived values read those before them. */
const sourceBefore = (position: number): Arbitrary<Source> =>
  oneof(
    { weight: 3, arbitrary: constantFrom(...values, 'all') },
    { weight: position > 0 ? 4 : 0, arbitrary: nat(Math.max(0, position - 1)) },
  )
const formulaBefore = (position: number): Arbitrary<Formula> =>
  record({
    decides: sourceBefore(position),
    follows: sourceBefore(position),
    isCoarse: boolean(),
    isRemembered: boolean(),
  })
const formulas = (count: number, before: (index: number) => number) =>
  tuple(...Array.from({ length: count }, (_, index) => formulaBefore(before(index))))

const step: Arbitrary<Step> = record({
  changes: dictionary(constantFrom(...values), option(value, { freq: 4 }), { maxKeys: 3 }),
  planned: array(boolean(), { minLength: outputCount, maxLength: outputCount }),
  start: constantFrom('same process', 'same process', 'new process', 'killed'),
})

const cases = record({
  derived: formulas(derivedCount, (index) => index),
  outputs: formulas(outputCount, () => derivedCount),
  steps: array(step, { minLength: 2, maxLength: 8 }),
})

type Case = typeof cases extends Arbitrary<infer One> ? One : never

/** The result of a formula. Coarse ones often stay the same when what they read changes. */
function evaluate({ decides, follows, isCoarse }: Formula, readSource: (source: Source) => string): string {
  const decision = readSource(decides)
  const result = decision < '2' ? decision + readSource(follows) : decision
  return isCoarse ? String(result.length % 2) : result
}

function check({ derived, outputs, steps }: Case): void {
  const own = new TestGraph()
  /** The inputs from which outputs were made, as the store has them. */
  let stored = new Map<string, string>()
  let present: Record<string, string | null> = Object.fromEntries(members.map((name) => [name, '0']))
  const readValue = (name: string, read: (one: string) => string) =>
    name === 'all' ? members.map((member) => read(member)).join('') : read(name)

  const readTracked = (source: Source): string => {
    if (typeof source === 'string') return readValue(source, (name) => own.read(name))
    const formula = derived[source]
    if (!formula) throw new Error('There is no such derived value')
    const compute = () => evaluate(formula, readTracked)
    if (formula.isRemembered) return own.graph.remember(String(source), compute)
    return own.graph.derive(String(source), compute, (result) => result)
  }
  const readAnew = (source: Source): string => {
    if (typeof source === 'string') return readValue(source, (name) => present[name] ?? '-')
    const formula = derived[source]
    if (!formula) throw new Error('There is no such derived value')
    return evaluate(formula, readAnew)
  }

  for (const { changes, planned, start } of [
    { changes: {}, planned: outputs.map(() => true), start: 'same process' as const },
    ...steps,
  ]) {
    present = { ...present, ...changes }
    if (start !== 'same process') own.restart()
    own.revise(present)
    const made = new Map(stored)
    for (const [index, formula] of outputs.entries()) {
      if (!planned[index]) continue
      const key = `output ${index}`
      const expected = evaluate(formula, readAnew)
      const isMade = own.planOf(key, () => evaluate(formula, readTracked)) === 'stale'
      if (isMade !== (stored.get(key) !== expected)) throw new Error(`${key} was ${isMade ? 'made' : 'kept'}`)
      made.set(key, expected)
    }
    for (const key of own.graph.findUnplanned()) made.delete(key)
    const left = outputs.flatMap((_, index) => (planned[index] ? [`output ${index}`] : []))
    if ([...made.keys()].toSorted().join() !== left.join()) throw new Error(`${[...made.keys()].join()} are left`)
    if (start === 'killed') own.restart()
    else {
      own.commit()
      stored = made
    }
  }
}

// What fails throws: a comparison by `expect` takes longer than the graph.
test(`of ${runs} random graphs, every output equals one that is made from nothing`, () => {
  assert(property(cases, check), { numRuns: runs })
})
