import { expect, test } from 'vitest'
import type { BuildGraph, KeptValues } from './build-graph.ts'
import type { Part } from './parts.ts'
import { derivedPrefix } from './subjects.ts'
import { TestGraph, type Values } from './test-graph-fixture.ts'

const first = { 'news/a facts': '1', 'news/a vi.head': '1', 'news/b facts': '1', today: '1' }

/** An output that reads some values, before and after a change of them. */
const changes: [string, Values, string[], 'kept' | 'stale', string][] = [
  ['nothing', {}, ['news/a facts', 'today'], 'kept', 'new'],
  ['another part of the same entry', { 'news/a vi.head': '2' }, ['news/a facts'], 'kept', 'new'],
  ['another entry', { 'news/b facts': '2' }, ['news/a facts'], 'kept', 'new'],
  ['the part that was read', { 'news/a facts': '2' }, ['news/a facts', 'today'], 'stale', 'news/a facts'],
  ['two values', { 'news/a facts': '2', today: '2' }, ['news/a facts', 'today'], 'stale', 'news/a facts, today'],
  ['an entry that vanishes', { 'news/a facts': null }, ['news/a facts'], 'stale', 'news/a facts'],
  ['a part that vanishes', { 'news/a vi.head': null }, ['news/a vi.head'], 'stale', 'news/a vi.head'],
  ['an entry that did not exist', { 'news/c state': '1' }, ['news/c state'], 'stale', 'news/c state'],
  ['a part that did not exist', { 'news/a en.head': '1' }, ['news/a en.head'], 'stale', 'news/a en.head'],
  ['an entry that still does not exist', { 'news/d state': '1' }, ['news/c state'], 'kept', 'new'],
]

test.each(changes.flatMap((row) => [[...row, false] as const, [...row, true] as const]))(
  'after a change of %s, an output is as it should be',
  (_name, values, names, state, reason, isNewProcess) => {
    const own = new TestGraph().revise(first)
    expect(own.plan('page', names)).toBe('stale')
    own.commit()
    if (isNewProcess) own.restart()
    own.revise(values)
    expect(own.plan('page', names)).toBe(state)
    expect(own.graph.explain('page')).toEqual({ reads: names, reason })
    own.commit()
    expect(own.revise({}).plan('page', names)).toBe('kept')
  },
)

test('what is remembered of a derived value that changed while nobody asked is computed again', () => {
  const own = new TestGraph().revise({ x: 'a', y: 'b' })
  const toText = () => own.graph.remember('text', () => String(deriveLength(own, 'x')))
  const plan = (key: string) => own.graph.plan(key, () => ({ input: toText() }))
  expect(plan('page')).toMatchObject({ made: { input: '1' } })
  own.commit()
  own.revise({ x: 'aa' }).commit()
  own.revise({})
  expect(plan('another page')).toMatchObject({ made: { input: '2' } })
})

test('an output that is prepared again with the same input is kept, with its new reads and its former reason', () => {
  const own = new TestGraph().revise({ which: 'a', a: 'same', b: 'same' })
  const plan = () => own.planOf('page', () => own.read(own.read('which')))
  expect(plan()).toBe('stale')
  own.commit()
  own.revise({ which: 'b' })
  expect(plan()).toBe('kept')
  expect(own.graph.explain('page')).toEqual({ reads: ['which', 'b'], reason: 'new' })
  expect(own.commit().outputs.size).toBe(1)
  expect(own.revise({ a: 'other' }) && plan()).toBe('kept')
  expect(own.revise({ b: 'other' }) && plan()).toBe('stale')
})

test('no more than five causes are told', () => {
  const names = Array.from({ length: 9 }, (_, number) => `v${number}`)
  const all = (value: string) => Object.fromEntries(names.map((name) => [name, value]))
  const own = new TestGraph().revise(all('1'))
  own.plan('page', names)
  own.revise(all('2')).plan('page', names)
  expect(own.graph.explain('page')?.reason).toBe('v0, v1, v2, v3, v4')
})

test('what is remembered is computed again only where something that it read has changed', () => {
  const own = new TestGraph().revise({ a: '1', b: '1' })
  let count = 0
  const plan = () =>
    own.planOf('page', () =>
      own.graph.remember('row', () => {
        count++
        return own.read('a')
      }),
    )
  expect([plan(), count]).toEqual(['stale', 1])
  own.graph.plan('another page', () => ({ input: own.graph.remember('row', () => 'not computed again') }))
  expect(own.graph.explain('another page')?.reads).toEqual(['code', 'a'])
  own.commit()
  expect([own.revise({ b: '2' }) && plan(), count]).toEqual(['kept', 1])
  expect([own.revise({ a: '2' }) && plan(), count]).toEqual(['stale', 2])
  expect(own.commit().derived.size).toBe(0)
  expect([own.restart().revise({ b: '3' }) && plan(), count]).toEqual(['kept', 2])
})

test.each<[name: string, between: Values[], count: number]>([
  ['not where nothing has changed', [{}], 0],
  ['not where something else has changed', [{ b: '2' }], 0],
  ['where what it read has changed', [{ a: '2' }], 1],
  ['where that changed while nobody asked', [{ a: '2' }, { b: '2' }], 1],
  ['also where that changed and is as before', [{ a: '2' }, { a: '1' }], 1],
  ['where the code has changed', [{ code: 'other' }], 1],
])('the next process computes what is remembered again %s', (_name, between, expected) => {
  const own = new TestGraph().revise({ a: '1', b: '1', code: '1' })
  const values: unknown[] = []
  let count = 0
  const plan = (key: string) =>
    own.planOf(key, () => {
      const text = own.graph.remember('text', () => (count++, `"${own.read('a')}"`))
      const value = own.graph.remember('value', () => ({ list: [own.read('a')], none: null }))
      values.push([text, value])
      return text
    })
  plan('page')
  own.commit()
  count = 0
  for (const change of between) own.restart().revise(change).commit()
  own.restart().revise({})
  plan('another page')
  expect(count).toBe(expected)
  const a = own.read('a')
  expect(values.at(-1)).toEqual([`"${a}"`, { list: [a], none: null }])
})

// Values that several outputs need.

/** Derived values that read others: the lengths of lists, and the sum of these. */
function deriveLength(own: TestGraph, name: string): number {
  return own.graph.derive(
    `length of ${name}`,
    () => own.read(name).length,
    (length) => String(length),
  )
}

function deriveSum(own: TestGraph): number {
  return own.graph.derive(
    'sum',
    () => deriveLength(own, 'x') + deriveLength(own, 'y'),
    (sum) => String(sum),
  )
}

const planSum = (own: TestGraph) => own.planOf('page', () => String(deriveSum(own)))

test.each<[string, Values, 'kept' | 'stale', string]>([
  ['nothing they read', { z: '1' }, 'kept', 'new'],
  ['what they read, with the same result', { x: 'bb' }, 'kept', 'new'],
  ['what they read, with the same sum', { x: 'a', y: 'bb' }, 'kept', 'new'],
  ['what they read, with another result', { x: 'aaa' }, 'stale', 'derived sum'],
])('after a change of %s, derived values and their outputs are as they should be', (_name, values, state, reason) => {
  for (const isNewProcess of [false, true]) {
    const own = new TestGraph().revise({ x: 'aa', y: 'b' })
    expect(planSum(own)).toBe('stale')
    own.commit()
    if (isNewProcess) own.restart()
    own.revise(values)
    expect(planSum(own)).toBe(state)
    expect(own.graph.explain('page')).toEqual({ reads: ['derived sum'], reason })
    own.commit()
    expect(planSum(own.restart().revise({}))).toBe('kept')
  }
})

test('a derived value is computed once for all outputs, and again only after a change of what it read', () => {
  const own = new TestGraph().revise({ x: 'aa', y: 'b' })
  let computed = 0
  const plan = (key: string) =>
    own.planOf(key, () =>
      own.graph.derive(
        'x',
        () => {
          computed++
          return own.read('x')
        },
        (value) => value,
      ),
    )
  for (const key of ['a', 'b', 'c']) plan(key)
  expect(computed).toBe(1)
  own.commit()
  own.revise({ y: 'c' })
  for (const key of ['a', 'b', 'c']) expect(plan(key)).toBe('kept')
  expect(computed).toBe(1)
  own.revise({ x: 'bb' })
  for (const key of ['a', 'b', 'c']) expect(plan(key)).toBe('stale')
  expect(computed).toBe(2)
})

test('what a derived value reads is not read by the output', () => {
  const own = new TestGraph().revise({ x: 'aa', y: 'b', z: '1' })
  own.planOf('page', () => `${own.read('z')} ${deriveSum(own)} ${own.read('today')}`)
  expect(own.graph.explain('page')?.reads).toEqual(['z', 'derived sum', 'today'])
})

test('a derived value that no output asked for in a revision with a change is not taken for new in the next', () => {
  for (const isNewProcess of [false, true]) {
    const own = new TestGraph().revise({ x: 'aa', y: 'b', z: '1' })
    planSum(own)
    own.planOf('other', () => own.read('z'))
    own.commit()
    own.revise({ x: 'aaaa' })
    own.graph.keep('page')
    expect([...own.commit().derived].toSorted()).toEqual([
      ['length of x', undefined],
      ['sum', undefined],
    ])
    if (isNewProcess) own.restart()
    own.revise({ z: '2' })
    expect(own.planOf('later', () => String(deriveSum(own)))).toBe('stale')
    expect(own.graph.derive('sum', () => -1, String)).toBe(5)
  }
})

test('an error in a preparation leaves the output stale', () => {
  const own = new TestGraph().revise({ x: '1' })
  own.plan('page', ['x'])
  own.commit()
  own.revise({ x: '2' })
  expect(() =>
    own.planOf('page', () => {
      throw new Error(own.read('x'))
    }),
  ).toThrow('2')
  // What it read is not read by what is prepared after it.
  own.plan('next', ['y'])
  expect(own.graph.explain('next')?.reads).toEqual(['y'])
  expect(own.plan('page', ['x'])).toBe('stale')
})

// Lists of many entries.

const entries = (count: number, part: Part, value: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`news/${number} ${part}`, value]))

test.each<[string, number, Values, 'kept' | 'stale']>([
  ['48 entries, after a change of another', 48, { 'news/x facts': '1' }, 'kept'],
  ['48 entries, after a change of one', 48, { 'news/7 facts': '2' }, 'stale'],
  ['49 entries, after a change of one', 49, { 'news/7 facts': '2' }, 'stale'],
  ['49 entries, after one vanished', 49, { 'news/7 facts': null }, 'stale'],
  ['49 entries, after a change of another part', 49, { 'news/7 vi.head': '2' }, 'kept'],
  ['49 entries, after a change of another collection', 49, { 'reports/7 facts': '2' }, 'kept'],
  ['49 entries, after a change of a value', 49, { today: '2' }, 'stale'],
])('an output that read %s, is as it should be', (_name, count, values, state) => {
  const present = entries(count, 'facts', '1')
  const names = [...Object.keys(present), 'today', 'news/none state']
  for (const isNewProcess of [false, true]) {
    const own = new TestGraph().revise({ ...present, today: '1', 'reports/7 facts': '1' })
    own.plan('page', names)
    expect(own.graph.explain('page')?.reads).toEqual(
      count > 48 ? ['news facts', 'today', 'news/none state'] : expect.arrayContaining(names),
    )
    own.commit()
    if (isNewProcess) own.restart()
    expect(own.revise(values).plan('page', names)).toBe(state)
  }
})

test('an entry that was read before it existed is part of its collection once it exists', () => {
  const own = new TestGraph().revise({})
  const names = Object.keys(entries(60, 'facts', '1'))
  own.plan('page', names)
  expect(own.graph.explain('page')?.reads).toHaveLength(60)
  own.commit()
  own.restart().revise(entries(60, 'facts', '1'))
  expect(own.plan('page', names)).toBe('stale')
  expect(own.graph.explain('page')?.reads).toEqual(['news facts'])
  own.commit()
  expect(own.restart().revise({ 'news/3 facts': '2' }).plan('page', names)).toBe('stale')
})

// What is not planned by its reads.

test('an output that is prepared with another one follows it', () => {
  const own = new TestGraph().revise({})
  const plan = (input: string) => own.graph.planPrepared('card', { input }).state
  expect(plan('1')).toBe('stale')
  expect(own.graph.explain('card')).toEqual({ reads: [], reason: 'new' })
  own.commit()
  expect(own.revise({}) && plan('1')).toBe('kept')
  expect(own.commit().outputs.size).toBe(0)
  expect(own.restart().revise({}) && plan('2')).toBe('stale')
  expect(own.graph.explain('card')?.reason).toBe('its page')
})

test('what is neither planned nor kept in a revision is removed', () => {
  const own = new TestGraph().revise({ x: '1' })
  for (const key of ['a', 'b', 'c', 'd']) own.plan(key, ['x'])
  own.graph.planPrepared('card', { input: '1' })
  expect(own.graph.findUnplanned()).toEqual([])
  own.commit()
  own.restart().revise({})
  own.plan('a', ['x'])
  own.graph.keep('b')
  own.graph.planPrepared('card', { input: '1' })
  // Keeping something that is not known makes nothing.
  own.graph.keep('unknown')
  expect(own.graph.findUnplanned()).toEqual(['c', 'd'])
  expect([...own.commit().outputs]).toEqual([
    ['c', undefined],
    ['d', undefined],
  ])
  expect(own.graph.explain('c')).toBeUndefined()
  expect(own.restart().revise({}).plan('c', ['x'])).toBe('stale')
})

test('outputs that are needless before the revision ends are removed, and are made again where they are planned again', () => {
  const own = new TestGraph().revise({ x: '1' })
  for (const key of ['search 1', 'search 2', 'page']) own.plan(key, ['x'])
  own.commit()
  expect(own.graph.removeOutputs((key) => key === 'search 2')).toEqual(['search 2'])
  expect([...own.commit().outputs]).toEqual([['search 2', undefined]])
  own.restart().revise({ x: '1' })
  expect(['search 1', 'search 2', 'page'].map((key) => own.plan(key, ['x']))).toEqual(['kept', 'stale', 'kept'])
})

test('what is committed is only what changed', () => {
  const own = new TestGraph().revise({ x: 'a', y: 'b', z: '1' })
  planSum(own)
  own.plan('other', ['z'])
  own.commit()
  planSum(own.revise({ z: '2' }))
  own.plan('other', ['z'])
  const { subjects, outputs, derived } = own.commit()
  expect(subjects.map(({ key }) => key)).toEqual(['z'])
  expect([...outputs.keys()]).toEqual(['other'])
  expect(derived.size).toBe(0)
  expect(own.restart().graph.explain('page')?.reads).toEqual([`${derivedPrefix}sum`])
})

// Values that are kept for the next process.

/** A store of the values of all processes, with how often they were computed. */
function createKeptLength() {
  const stored = new Map<string, number>()
  let computed = 0
  const kept: KeptValues<number> = {
    restore: (key, hash) => stored.get(key + hash),
    keep: (key, hash, value) => void stored.set(key + hash, value),
  }
  const derive = (own: TestGraph, names: readonly string[]) =>
    own.graph.deriveKept(
      'length',
      {
        compute: () => {
          computed++
          return names.reduce((sum, name) => sum + own.read(name).length, 0)
        },
        identify: String,
      },
      kept,
    )
  return { stored, derive, takeComputed: () => computed - (computed = 0) }
}

test.each<[string, Values, boolean, number]>([
  ['nothing', {}, false, 0],
  ['what it did not read', { z: '2' }, false, 0],
  ['what it read', { x: 'bbb' }, false, 1],
  ['nothing, where the value was lost', {}, true, 1],
])('a kept value is restored in the next process, after a change of %s', (_name, values, isLost, times) => {
  const own = new TestGraph().revise({ x: 'aa', y: 'b', z: '1' })
  const { stored, derive, takeComputed } = createKeptLength()
  const plan = () => own.planOf('page', () => `${own.read('z')} ${derive(own, ['x', 'y'])}`)
  plan()
  own.commit()
  expect(takeComputed()).toBe(1)
  if (isLost) stored.clear()
  own.restart().revise({ z: '9', ...values })
  expect(plan()).toBe('stale')
  expect(takeComputed()).toBe(times)
  expect(derive(own, ['x', 'y'])).toBe(own.read('x').length + 1)
  expect(takeComputed()).toBe(0)
})

test('a kept value that reads a derived one is restored where that one turns out to be the same', () => {
  const own = new TestGraph().revise({ x: 'aa', y: 'b', z: '1' })
  const { derive, takeComputed } = createKeptLength()
  const toLength = (name: string) => deriveLength(own, name)
  const plan = () =>
    own.planOf('page', () => {
      toLength('x')
      return `${own.read('z')} ${own.graph.deriveKept(
        'outer',
        { compute: () => derive(own, ['y']) + toLength('x'), identify: String },
        { restore: () => 3, keep: () => undefined },
      )}`
    })
  plan()
  own.commit()
  expect(takeComputed()).toBe(1)
  own.restart().revise({ x: 'cc', z: '2' })
  expect(plan()).toBe('stale')
  expect(takeComputed()).toBe(0)
})

test('the hash of a kept value is known without restoring it', () => {
  const own = new TestGraph().revise({ x: 'aa' })
  let computed = 0
  const identify = (graph: BuildGraph) =>
    graph.identifyKept(
      'length',
      {
        compute: () => {
          computed++
          return own.read('x').length
        },
        identify: String,
      },
      { restore: () => expect.fail('was restored'), keep: () => undefined },
    )
  const first = identify(own.graph)
  own.plan('page', ['x'])
  own.commit()
  expect(identify(own.restart().revise({}).graph)).toBe(first)
  expect(computed).toBe(1)
  expect(identify(own.revise({ x: 'aaa' }).graph)).not.toBe(first)
})

test('a chosen value makes what read it stale, also in a process without a revision', () => {
  const own = new TestGraph().revise({ x: '1' })
  let runs = 0
  const planBoth = () =>
    ['reader', 'other'].map((key) =>
      own.planOf(key, () => {
        if (key === 'reader') own.graph.recordValue('choice')
        // What is not recorded does not make it stale.
        return own.graph.untracked(() => own.read('x')) + String(runs++)
      }),
    )
  own.graph.choose('choice', 'a')
  planBoth()
  own.commit()
  own.restart().graph.choose('choice', 'a')
  expect(planBoth()).toEqual(['kept', 'kept'])
  own.graph.choose('choice', 'b')
  expect(planBoth()).toEqual(['stale', 'kept'])
  own.commit()
  own.revise({ x: '2' })
  expect(planBoth()).toEqual(['kept', 'kept'])
})
