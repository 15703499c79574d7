import { execFileSync } from 'node:child_process'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openRepository } from '../../src/engine/content/git/open-repository.ts'
import { recordProgress } from '../../src/engine/outputs/progress-fixture.ts'
import type { PublisherOptions } from '../../src/engine/publish/publisher-options.ts'
import { watchAndPublish } from '../../src/engine/publish/watch/watch-and-publish.ts'
import { rollBack, showLatest } from '../../src/engine/store/releases/roll-back.ts'
import { findDifferences } from '../site/read-output.ts'
import { siteMoment } from '../site/site.ts'
import { addResult, resultMoment, resultPaths } from './embargoed-result.ts'
import { articleFolder, articlePath, prepareTestSites, type TestSite, type TestSites } from './test-site.ts'

// The program that publishes changes as they are committed, or saved.

let sites: TestSites

beforeAll(async () => {
  sites = await prepareTestSites()
})

const article = `${articleFolder}/vi.md`
const scheduledPath = '/tin-tuc/tin-hen-gio'
const appearsAt = Date.parse('2026-12-01T08:30+07:00')

interface Watching {
  site: TestSite
  /** Waits for a line that has not been waited for. */
  findLine: (pattern: RegExp) => Promise<string>
  /** All lines. */
  lines: readonly string[]
}

interface WatchOptions {
  clock?: PublisherOptions['config']['clock']
  onStep?: (name: string, isEnded: boolean) => void
  /** Changes the copy before the program starts. */
  prepare?: (site: TestSite) => Promise<void>
  /** True if the content is committed, and what is committed is published. Each saved change is by default. */
  isCommitted?: boolean
}

const git = (site: TestSite, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=E', '-c', 'user.email=e@example.com', ...args], {
    cwd: site.folder,
    stdio: 'pipe',
  })

function commit(site: TestSite): void {
  git(site, 'add', 'content')
  git(site, 'commit', '--quiet', '--message', 'A change')
}

/** Starts the program on a copy of the site. It is ended after the test. */
async function watch({
  clock = () => siteMoment,
  onStep,
  prepare,
  isCommitted = false,
}: WatchOptions = {}): Promise<Watching> {
  const site = await sites.copy()
  if (isCommitted) {
    site.more = { keepsPublished: true }
    git(site, 'init', '--quiet', '--initial-branch', 'main')
    await site.addLine('Đầu.')
    commit(site)
  }
  await prepare?.(site)
  const lines: string[] = []
  const all: string[] = []
  let notify: (() => void) | undefined
  const print = (line: string) => {
    lines.push(line)
    all.push(line)
    notify?.()
  }
  const options = site.options()
  const progress = { ...recordProgress(onStep), print }
  const stop = new AbortController()
  const repository = isCommitted ? openRepository(join(site.folder, 'content'), 'main') : undefined
  const given = { ...options, config: { ...options.config, clock }, progress }
  let hasEnded = false
  const ended = watchAndPublish(given, stop.signal, repository).finally(() => (hasEnded = true))
  onTestFinished(async () => {
    stop.abort()
    await ended
  })
  const findLine = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const line = lines.shift()
      if (line === undefined && hasEnded) throw new Error(`It ended, and said nothing like ${pattern}`)
      if (line === undefined) await Promise.race([new Promise<void>((resolve) => (notify = resolve)), ended])
      else if (pattern.test(line)) return line
    }
  }
  return { site, findLine, lines: all }
}

/** A clock that runs, from a moment. */
function startClock(from: number): () => Date {
  const start = performance.now()
  return () => new Date(from + performance.now() - start)
}

test('saved changes are published, also after an error in the content', async () => {
  const { site, findLine } = await watch()
  await site.addLine('Một.')
  expect(await findLine(/Published/)).toMatch(/^Published release 2 of build \w+ in [\d,]+ ms/)
  expect(site.read().readPage(articlePath, 'vi')).toContain('Một.')

  await site.addLine('[x](/khong-co)')
  // A file that is read while it is written is another error before.
  await findLine(/Dead link/)
  expect(site.read().release.number).toBe(2)

  await site.edit(article, (text) => text.replace('[x](/khong-co)', 'Hai.'))
  await findLine(/Published release 3/)
  expect(site.read().readPage(articlePath, 'vi')).toContain('Hai.')
  const clean = await site.buildClean()
  // Once nothing else waits, it merges the segments of the search.
  await vi.waitFor(() => expect(findDifferences(site.read(), clean)).toEqual([]), { timeout: 60_000, interval: 500 })
})

test('a publish that fails is tried again, with all that was changed', async () => {
  let isBroken = false
  let time = siteMoment.getTime()
  const { site, findLine } = await watch({
    // The next try is due at once.
    clock: () => new Date((time += 10_000)),
    onStep: (name) => {
      if (!isBroken || name !== 'Put in place') return
      isBroken = false
      throw new Error('the disk is broken')
    },
  })
  await site.addLine('Một.')
  await findLine(/Published release 2/)
  isBroken = true
  await site.addLine('Hai.')
  await findLine(/the disk is broken/)
  await findLine(/Published release 3/)
  expect(site.read().readPage(articlePath, 'vi')).toContain('Hai.')
})

/** A clock that stands still shortly before a moment, until the first release is made, however long that takes. */
function createClockBefore(moment: number): Required<Pick<WatchOptions, 'clock' | 'onStep'>> {
  const from = moment - 2500
  let clock: (() => Date) | undefined
  return {
    clock: () => clock?.() ?? new Date(from),
    onStep: (name, isEnded) => {
      if (name === 'Put in place' && isEnded) clock ??= startClock(from)
    },
  }
}

test('a scheduled entry appears at its time', async () => {
  const { site, findLine } = await watch(createClockBefore(appearsAt))
  await findLine(/Published release 2/)
  expect(site.read().pages.has(scheduledPath)).toBe(false)
  await findLine(/Published release 3/)
  expect(site.read().pages.has(scheduledPath)).toBe(true)
})

test('a report, its explanation, a press release and the figures appear at their time in one release', async () => {
  const { site, findLine } = await watch({ ...createClockBefore(resultMoment.getTime()), prepare: addResult })
  const readShown = () => {
    const { pages, readPage } = site.read()
    return [
      ...resultPaths.map((path) => pages.has(path)),
      ...['/quan-he-co-dong', '/quan-he-co-dong/du-lieu'].map((path) => readPage(path, 'vi').includes('Quý IV/2026')),
    ]
  }
  await findLine(/Published release 2/)
  expect(readShown()).not.toContain(true)
  await findLine(/Published release 3/)
  expect(readShown()).not.toContain(false)
})

test('a scheduled entry whose time has passed while the program was not running appears when it starts', async () => {
  const { site, findLine } = await watch({ clock: startClock(appearsAt + 1000) })
  await findLine(/Published release 2/)
  expect(site.read().pages.has(scheduledPath)).toBe(true)
})

test('a rollback stays: changes are made into releases, and not shown', async () => {
  const { site, findLine } = await watch()
  await site.addLine('Sai.')
  await findLine(/Published release 2/)
  // The publish that was reported has the lock for a moment more.
  await vi.waitFor(() => rollBack(site.out, { now: siteMoment }), { timeout: 15_000 })
  expect(site.read().release.number).toBe(1)
  await site.edit(article, (text) => text.replace('Sai.', 'Đúng.'))
  await findLine(/Made release 3/)
  expect(await findLine(/Release 3/)).toBe(
    'Release 3 is ready; the site stays at 1 since the rollback of 21 November 2026, 08:00. "npm run publish" shows it',
  )
  expect(site.read().release.number).toBe(1)
  await vi.waitFor(() => showLatest(site.out), { timeout: 15_000 })
  expect(site.read().readPage(articlePath, 'vi')).toContain('Đúng.')
})

const commands = 'Commit them with Git, or as they are: npm run publish'

test('what is public changes when it is committed, and not when it is saved', async () => {
  const { site, findLine } = await watch({ isCommitted: true })
  await findLine(/Waiting for changes/)
  const first = site.read()
  await site.addLine('Một.')
  const folder = articleFolder.replace('content/', '')
  expect(await findLine(/Waiting, because/)).toBe(`Waiting, because they are not committed: ${folder}. ${commands}`)
  await site.addEntry()
  expect(await findLine(/Waiting, because/)).toBe(
    `Waiting, because they are not committed: ${folder}, news/tam. ${commands}`,
  )
  expect(findDifferences(site.read(), first)).toEqual([])

  git(site, 'add', `content/${folder}`)
  git(site, 'commit', '--quiet', '--message', 'One of two')
  await findLine(/Published release 3/)
  expect(site.read().readPage(articlePath, 'vi')).toContain('Một.')
  expect(site.listEntryAddresses()).toEqual([])
  commit(site)
  await findLine(/Published release 4/)
  expect(site.listEntryAddresses()).not.toEqual([])
})

test('what is committed at once, or only written again, is not said to wait', async () => {
  let reads = 0
  const { site, findLine, lines } = await watch({
    isCommitted: true,
    onStep: (name, isEnded) => {
      if (name === 'Read content' && isEnded) reads++
    },
    prepare: async (site) => {
      await site.write('content/wording.yaml', 'terms: []\n')
      commit(site)
    },
  })
  await findLine(/Waiting for changes/)
  const file = join(site.folder, 'content/wording.yaml')
  // As a disclosure does: a file is written, which its commit follows once the watch has seen that it is not committed.
  const before = reads
  await site.edit('content/wording.yaml', (text) => `${text}\n`)
  await vi.waitFor(() => expect(reads).toBeGreaterThan(before), { timeout: 30_000, interval: 10 })
  commit(site)
  await writeFile(`${file}.new`, await readFile(file))
  await rename(`${file}.new`, file)
  await site.write('content/.siteignore', 'a.txt\n')
  await site.addLine('Một.')
  expect(await findLine(/Waiting, because/)).toBe(
    `Waiting, because they are not committed: ${articleFolder.replace('content/', '')}. ${commands}`,
  )
  expect(lines.filter((line) => line.includes('wording.yaml'))).toEqual([])
  git(site, 'checkout', '--quiet', '--', 'content')
  await findLine(/Nothing waits any more/)
})

test('a branch that is deleted is told, and commits count again once it is there', async () => {
  const { site, findLine } = await watch({ isCommitted: true })
  await findLine(/Waiting for changes/)
  git(site, 'branch', '--move', 'main', 'trunk')
  await findLine(/^The branch main is gone, deleted or renamed: .* start with --branch NAME$/)
  await site.addLine('Một.')
  commit(site)
  await findLine(/Waiting, because they are changes on trunk/)
  git(site, 'checkout', '--quiet', '-b', 'main')
  await findLine(/^The branch main is there again$/)
  await findLine(/Published release 3/)
  expect(site.read().readPage(articlePath, 'vi')).toContain('Một.')
})

test('what is published by hand stays, although it is not committed', async () => {
  const { site, findLine } = await watch({ isCommitted: true })
  await findLine(/Waiting for changes/)
  await site.addLine('Một.')
  await findLine(/Waiting, because/)
  await vi.waitFor(() => site.publish(), { timeout: 15_000 })
  expect(site.read().readPage(articlePath, 'vi')).toContain('Một.')
  await site.addEntry()
  await findLine(/Waiting, because they are not committed: news\/tam\./)
  expect(site.read().readPage(articlePath, 'vi')).toContain('Một.')
  expect(site.listEntryAddresses()).toEqual([])
})

test('what is scheduled appears at its time, committed or not, and changes beside it wait', async () => {
  const { site, findLine } = await watch({ ...createClockBefore(appearsAt), isCommitted: true })
  await findLine(/Published release 2/)
  await site.addLine('Một.')
  await site.addEntry()
  await site.edit('content/news/tam/entry.yaml', (facts) =>
    facts.replace(/publishedAt: .*/, 'status: scheduled\npublishAt: 2026-12-01T08:30+07:00'),
  )
  await vi.waitFor(() => expect(site.listEntryAddresses()).not.toEqual([]), { timeout: 30_000, interval: 200 })
  expect(site.read().pages.has(scheduledPath)).toBe(true)
  expect(site.read().readPage(articlePath, 'vi')).not.toContain('Một.')
})

test('what is not committed is not published either where nothing is known of what was', async () => {
  const { site, findLine } = await watch({ isCommitted: true, prepare: (site) => site.addLine('Một.') })
  await findLine(
    /cannot stay as they were: .*\. Commit them with Git, or publish the content as it is: npm run publish/,
  )
  expect(site.read().release.number).toBe(1)
  commit(site)
  await findLine(/Published release 2/)
  expect(site.read().readPage(articlePath, 'vi')).toContain('Một.')
})

test('commits on another branch wait', async () => {
  const { site, findLine } = await watch({ isCommitted: true })
  await findLine(/Waiting for changes/)
  const first = site.read()
  git(site, 'checkout', '--quiet', '-b', 'experiment')
  await site.addLine('Một.')
  await findLine(/Waiting, because they are changes on experiment: .*\. As they are: npm run publish/)
  commit(site)
  git(site, 'checkout', '--quiet', 'main')
  await site.addLine('Hai.')
  await findLine(/Waiting, because they are not committed/)
  expect(findDifferences(site.read(), first)).toEqual([])
  git(site, 'checkout', '--quiet', '--', 'content')
  git(site, 'merge', '--quiet', 'experiment')
  await findLine(/Published release 3/)
  expect(site.read().readPage(articlePath, 'vi')).toContain('Một.')
})

test('what its branch has, and is not checked out, is told with the command; what stands here as the branch has it is published', async () => {
  const { site, findLine } = await watch({ isCommitted: true })
  await findLine(/Waiting for changes/)
  git(site, 'checkout', '--quiet', '-b', 'other')
  await site.addLine('Một.')
  commit(site)
  await findLine(/Waiting, because they are changes on other: /)
  git(site, 'branch', '--force', 'main')
  await findLine(/Published release 3/)
  expect(site.read().readPage(articlePath, 'vi')).toContain('Một.')
  // As a push from elsewhere does.
  const other = join(site.folder, 'elsewhere')
  git(site, 'worktree', 'add', '--quiet', other, 'main')
  await writeFile(join(other, articleFolder, 'vi.md'), '---\ntitle: A\nsummary: B\n---\n')
  git(site, '-C', other, 'commit', '--quiet', '--all', '--message', 'Elsewhere')
  const folder = articleFolder.replace('content/', '')
  expect(await findLine(/^Changes on main/)).toBe(
    `Changes on main are not published while other is checked out here: ${folder}. main is checked out in ${other}, and Git checks a branch out once: switch to another branch there, then here: git switch main`,
  )
})
