import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { emptyState } from '#engine/graph/build-graph.ts'
import { createGraph } from '#engine/graph/create-graph.ts'
import type { NewBytes } from '#engine/store/blob-table.ts'
import type { CardSource } from './card-outputs.ts'
import { toOutputFile } from './files/to-output-file.ts'
import { makeOutputs } from './make-outputs.ts'
import type { OutputPlan } from './output-plan.ts'
import { recordProgress } from './progress-fixture.ts'

/** Cards are drawn from their titles; the default card is empty. */
function toCards(drawn: readonly string[] = []): CardSource {
  const none = Promise.resolve(new Uint8Array())
  let had = 0
  return {
    cache: { has: () => drawn[had++] !== undefined, get: () => none, counts: { made: 0, found: 0 }, close: () => {} },
    getDefault: () => none,
  }
}

interface Started {
  plans: Iterable<OutputPlan>
  graph?: ReturnType<typeof newGraph>
  cards?: CardSource
}

const newGraph = () => {
  const graph = createGraph(emptyState)
  graph.revise([])
  return graph
}

/** Makes outputs, and tells which contents were stored together. */
function start({ plans, graph = newGraph(), cards = toCards() }: Started) {
  const groups: NewBytes[][] = []
  const progress = recordProgress()
  const output = { addBytes: (contents: readonly NewBytes[]) => void groups.push([...contents]) }
  return { groups, counts: progress.counts, made: makeOutputs(plans, { graph, cards, output, progress }) }
}

function toPlan(
  key: string,
  more: Partial<OutputPlan> & { make?: () => Promise<void>; size?: number } = {},
): OutputPlan {
  const { make = () => Promise.resolve(), size = 1, ...rest } = more
  return {
    key,
    kind: 'other files',
    prepare: () => ({
      input: key,
      make: () => make().then(() => [toOutputFile(`/${key}.bin`, new Uint8Array(size).fill(1), { cache: 'day' })]),
    }),
    ...rest,
  }
}

const list = (count: number, toOne: (key: string) => OutputPlan) =>
  Array.from({ length: count }, (_, number) => toOne(`f${number}`))

const limit = 16 * availableParallelism()

/** Counts what is in flight. Each ends some turns of the event loop later. */
function createFlight() {
  const flight = { now: 0, most: 0, ended: 0 }
  const make = async () => {
    flight.most = Math.max(flight.most, ++flight.now)
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => void setImmediate(resolve))
    flight.now--
    flight.ended++
  }
  return { flight, make }
}

test('as many outputs as the processors need are made at a time, and plans are not asked for before', async () => {
  const { flight, make } = createFlight()
  let asked = 0
  let ahead = 0
  const plans = function* () {
    for (const plan of list(limit * 3, (key) => toPlan(key, { make }))) {
      ahead = Math.max(ahead, asked++ - flight.ended)
      yield plan
    }
  }
  const { outputs, reason } = await start({ plans: plans() }).made
  expect(flight).toEqual({ now: 0, most: limit, ended: limit * 3 })
  expect(ahead).toBeLessThanOrEqual(limit)
  expect(outputs.map(({ key }) => key).toSorted()).toEqual(
    list(limit * 3, toPlan)
      .map(({ key }) => key)
      .toSorted(),
  )
  expect(reason).toBe(`${limit * 3} outputs made, 0 removed`)
})

test('also where each page has a social image, which is ready at once', async () => {
  const { flight, make } = createFlight()
  const plans = list(limit * 3, (key) => {
    const plan = toPlan(key, { make, cardKey: `card ${key}` })
    const card = { url: `/_social/${key}.png`, card: { title: key } }
    return { ...plan, prepare: () => ({ ...plan.prepare(), card }) }
  })
  const { outputs, cards } = await start({ plans, cards: toCards(['f0']) }).made
  expect(flight).toMatchObject({ now: 0, ended: limit * 3 })
  expect(flight.most).toBeLessThanOrEqual(limit)
  expect(outputs).toHaveLength(limit * 6)
  expect(cards.filter(({ missing }) => !missing)).toEqual([{ key: 'card f0', missing: undefined }])
  expect(cards[1]).toEqual({ key: 'card f1', missing: { url: '/_social/f1.png', card: { title: 'f1' } } })
})

test.each<[string, (key: string, flight: () => Promise<void>) => OutputPlan]>([
  ['makes', (key, make) => toPlan(key, { make: key === 'f5' ? () => Promise.reject(new Error('no f5')) : make })],
  [
    'prepares',
    (key, make) =>
      toPlan(key, {
        make,
        ...(key === 'f5' && {
          prepare: () => {
            throw new Error('no f5')
          },
        }),
      }),
  ],
])('the first error of what %s an output ends the work, when nothing is in flight any more', async (_name, toOne) => {
  const { flight, make } = createFlight()
  const { made } = start({ plans: list(limit * 10, (key) => toOne(key, make)) })
  await expect(made).rejects.toThrow('no f5')
  expect(flight.now).toBe(0)
  expect(flight.ended).toBeLessThan(limit * 3)
})

async function fail(key: string): Promise<never> {
  for (let turn = 0; turn < (key === 'f0' ? 5 : 1); turn++) await new Promise((resolve) => void setImmediate(resolve))
  throw new Error(`no ${key}`)
}

test('of several errors the first is told', async () => {
  const { made } = start({ plans: list(3, (key) => toPlan(key, { make: () => fail(key) })) })
  await expect(made).rejects.toThrow('no f1')
})

test('contents are stored in groups, and are not kept', async () => {
  const { groups, made } = start({ plans: list(10, (key) => toPlan(key, { size: 1024 * 1024 })) })
  const { outputs } = await made
  expect(groups.map(({ length }) => length)).toEqual([4, 4, 2])
  expect(outputs.every(({ files }) => files.every(({ bytes }) => bytes === undefined))).toBe(true)
  expect(outputs[0]?.files[0]?.key).toEqual({ kind: 'file', url: '/f0.bin' })
})

test('nothing is stored where nothing is made, and what is gone is removed', async () => {
  const graph = newGraph()
  await start({ plans: list(4, toPlan), graph }).made
  graph.commit()
  graph.revise([])
  const { groups, counts, made } = start({ plans: list(3, toPlan), graph })
  expect(await made).toEqual({
    outputs: [],
    images: [],
    cards: [],
    removed: ['f3'],
    reason: '0 outputs made, 1 removed',
  })
  expect(groups).toEqual([])
  expect(counts).toEqual({ made: {}, kept: { 'other files': 3 } })
})

test('the summary counts what was made and kept of each kind', async () => {
  const graph = newGraph()
  await start({ plans: list(4, (key) => toPlan(key, { kind: 'images' })), graph }).made
  graph.commit()
  graph.revise([])
  const plans = [...list(4, (key) => toPlan(key, { kind: 'images' })), toPlan('x', { kind: 'images' }), toPlan('y')]
  const { counts, made } = start({ plans, graph })
  await made
  expect(counts).toEqual({ made: { images: 1, 'other files': 1 }, kept: { images: 4 } })
})

test('every output is made again after a change of the code, the build or the settings', async () => {
  for (const subject of ['code', 'build', 'settings']) {
    const graph = newGraph()
    let version = 1
    const plan = { ...toPlan('a'), prepare: () => ({ input: String(version), make: () => [] }) }
    await start({ plans: [plan], graph }).made
    graph.commit()
    version++
    graph.revise([{ key: subject, hashes: { value: '2' } }])
    const { outputs } = await start({ plans: [plan], graph }).made
    expect(outputs).toEqual([{ key: 'a', files: [] }])
    expect(graph.explain('a')?.reason).toBe(subject)
  }
})
