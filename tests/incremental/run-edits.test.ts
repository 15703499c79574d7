import { expect, test } from 'vitest'
import { compareAnswers, type Answers } from './answers.ts'
import { checkEdits, type Builders, type BuildOutcome } from './check-edits.ts'
import { textOf } from './content-files.ts'
import { toFirstState, type SiteState } from './edits/site-state.ts'
import { runEdits } from './run-edits.ts'
import { readSmallContent } from './small-content.ts'

const first = toFirstState(await readSmallContent(), new Map())

/** A build of these tests: one answer for each text, one with all titles. It refuses texts with HTML. */
function buildAll({ content }: SiteState): BuildOutcome {
  const paths = [...content.keys()].filter((path) => path.endsWith('.md'))
  const texts = paths.map((path) => [path, textOf(content, path) ?? ''] as const)
  const refused = texts.find(([, text]) => text.includes('/khong-co-'))
  if (refused) return { refusal: `${refused[0]} has HTML` }
  const titles = texts.map(([, text]) => /^title: (.*)$/m.exec(text)?.[1] ?? '')
  return { answers: new Map([...texts, ['titles', titles.join('\n')]]) }
}

type Fault = (earlier: Answers, later: BuildOutcome) => BuildOutcome

function openFakes(fault: Fault = (_, later) => later): () => Promise<Builders> {
  return async () => {
    let released: Answers[] = []
    return {
      publish: async (state) => {
        const result = fault(released.at(-1) ?? new Map(), buildAll(state))
        if ('answers' in result) released.push(result.answers)
        return result
      },
      rollBack: async () => {
        released = released.slice(0, Math.max(1, released.length - 1))
      },
      merge: async () => released.at(-1) ?? new Map(),
      finish: async () => released.at(-1) ?? new Map(),
      readAnswers: async () => released.at(-1) ?? new Map(),
      buildClean: async (state) => buildAll(state),
      close: async () => {},
    }
  }
}

async function run(openBuilders: () => Promise<Builders>, steps = 60) {
  const lines: string[] = []
  const options = { steps, seed: 1, length: 20, compareEvery: 4, hasCode: false, isFinished: true, first, openBuilders }
  const isEqual = await runEdits({ ...options, report: (line) => lines.push(line) })
  return { isEqual, output: lines.join('\n') }
}

test('a publisher that is right passes', async () => {
  const { isEqual, output } = await run(openFakes())
  expect(isEqual).toBe(true)
  expect(output).toMatch(/seed 1: \d+ of 60 steps/)
})

const forget: Fault = (earlier, later) => {
  const titles = earlier.get('titles')
  return 'answers' in later && titles !== undefined
    ? { answers: new Map([...later.answers, ['titles', titles]]) }
    : later
}

test('of a publisher that forgets a page with titles, the one edit that shows it is found', async () => {
  const { isEqual, output } = await run(openFakes(forget))
  expect(isEqual).toBe(false)
  const shrunk = output.slice(output.indexOf('Looking for fewer edits'))
  expect(shrunk).toContain('\n  1. ')
  expect(shrunk).not.toContain('\n  2. ')
  expect(output).toMatch(/titles: is /)
  expect(output).toMatch(/npm run site -- test edits --seed \d+ --steps 1/)
})

const edit = (kind: string) => ({ kind, target: 0, value: 1 })

test.each<[string, string[], Fault, RegExp]>([
  [
    'accepts what a clean build refuses',
    ['write a dead link'],
    (earlier) => ({ answers: earlier }),
    /a clean build refuses/,
  ],
  [
    'refuses what a clean build accepts',
    ['change a title'],
    (earlier, later) => (earlier.size > 0 ? { refusal: 'no' } : later),
    /was refused, but a clean build accepts it/,
  ],
  [
    'refuses for another reason',
    ['write a dead link'],
    (_, later) => ('refusal' in later ? { refusal: 'no' } : later),
    /was refused for other reasons/,
  ],
])('a publisher that %s fails', async (_, kinds, fault, message) => {
  const builders = await openFakes(fault)()
  const options = { edits: kinds.map(edit), first, compareEvery: 1, isFinished: false, onEdit: () => {} }
  await expect(checkEdits(builders, options)).rejects.toThrow(message)
})

test('a refused edit that changes the output fails', async () => {
  const builders = await openFakes()()
  const options = { edits: [edit('write a dead link')], first, compareEvery: 1, isFinished: false, onEdit: () => {} }
  let reads = 0
  const readAnswers = async () => new Map([['reads', String(reads++)]])
  await expect(checkEdits({ ...builders, readAnswers }, options)).rejects.toThrow(/was refused, but changed the output/)
})

test('a refused edit is undone, and the next one is published', async () => {
  const builders = await openFakes()()
  const lines: string[] = []
  const edits = [edit('write a dead link'), edit('change a title'), edit('return to the release before')]
  await checkEdits(builders, { edits, first, compareEvery: 1, isFinished: false, onEdit: (line) => lines.push(line) })
  expect(lines).toHaveLength(3)
  const answers = await builders.readAnswers()
  expect(answers.get('titles')).toContain('Tiêu đề mới 1')
  expect([...answers.values()].join('')).not.toContain('/khong-co-')
})

test.each([
  [{ a: '1' }, { a: '1' }, []],
  [{}, { a: '1' }, ['a: is missing; a clean build has 1']],
  [{ a: '1' }, {}, ['a: a clean build does not have it; it is 1']],
  [{ a: '2' }, { a: '1' }, ['a: is 2; of a clean build 1']],
])('%j beside %j', (actual, expected, lines) => {
  expect(compareAnswers(new Map(Object.entries(actual)), new Map(Object.entries(expected)))).toEqual(lines)
})
