import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Repository } from '#engine/content/git/open-repository.ts'
import type { HeldFolder } from '#engine/content/held/hold-back.ts'
import { createWaitingLines } from './waiting-lines.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const toHeld = (path: string): HeldFolder => ({ path, isPublished: true, errors: [], isWaiting: true })
const line = (path: string) =>
  `Waiting, because they are not committed: ${path}. Commit them with Git, or as they are: npm run publish`

/** One of the things that happen: folders that wait after a publish, a time that passes until the next change, a commit that nobody was told of. */
type Step = { waits: readonly string[]; isNew?: true } | { ms: number } | { commits: readonly string[] }

async function linesOf(steps: readonly Step[]): Promise<string[]> {
  const printed: string[] = []
  let committed: readonly string[] = []
  const repository: Repository = {
    directories: [],
    branchDirectories: [],
    branch: 'main',
    isBranchGone: () => false,
    findOtherBranch: () => undefined,
    findWorktree: () => undefined,
    listElsewhere: () => [],
    listUncommitted: (paths) => paths.filter((path) => !committed.includes(path)),
  }
  const waiting = createWaitingLines(repository, (text) => printed.push(text))
  for (const step of steps) {
    if ('waits' in step) waiting.note({ heldBack: step.waits.map(toHeld), isNew: step.isNew === true })
    else if ('commits' in step) committed = step.commits
    else {
      const { promise: change, resolve } = Promise.withResolvers<undefined>()
      const saying = waiting.sayUntil(change)
      await vi.advanceTimersByTimeAsync(step.ms)
      resolve(undefined)
      await saying
    }
  }
  return printed
}

test.each<[string, Step[], string[]]>([
  ['what waits and is left', [{ waits: ['a'] }, { ms: 2000 }], [line('a')]],
  ['what is committed a moment later', [{ waits: ['a'] }, { ms: 1999 }, { waits: [] }, { ms: 9000 }], []],
  ['what is committed, and Git says so first', [{ waits: ['a'] }, { commits: ['a'] }, { ms: 9000 }], []],
  [
    'what waits while others are saved all the time',
    [{ waits: ['a'] }, { ms: 1500 }, { waits: ['a'] }, { ms: 500 }],
    [line('a')],
  ],
  ['what has been said', [{ waits: ['a'] }, { ms: 2000 }, { waits: ['a'] }, { ms: 9000 }], [line('a')]],
  [
    'what has been said, before a release without it',
    [{ waits: ['a'] }, { ms: 2000 }, { waits: ['a'], isNew: true }],
    [line('a'), line('a')],
  ],
  [
    'what has been said, and is taken back',
    [{ waits: ['a'] }, { ms: 2000 }, { waits: [] }],
    [line('a'), 'Nothing waits any more'],
  ],
  ['what has been said, and is published', [{ waits: ['a'] }, { ms: 2000 }, { waits: [], isNew: true }], [line('a')]],
])('%s', async (_name, steps, expected) => {
  expect(await linesOf(steps)).toEqual(expected)
})
