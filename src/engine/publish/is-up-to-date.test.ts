import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createContentFolder, writeInto } from '#engine/content/content-folder-fixture.ts'
import { openFileHashes } from '#engine/content/disk/file-hashes.ts'
import { openContent } from '#engine/content/open-content.ts'
import { openGraphTables, stateKey } from '#engine/graph/graph-tables.ts'
import { parseSiteConfig, toBuildSettings } from '#engine/model/config/site-config.ts'
import { recordProgress } from '#engine/outputs/progress-fixture.ts'
import { openOutput } from '#engine/store/open-output.ts'
import { rollBack } from '#engine/store/releases/roll-back.ts'
import { stoppedClock } from '#lib/clock.ts'
import { site } from '#site/site.ts'
import { inputsKey, isUpToDate, readInputs } from './is-up-to-date.ts'
import type { PublisherOptions } from './publisher-options.ts'
import { findChange, keepUnchanged, takeStamps } from './unchanged.ts'

const now = new Date('2026-11-21T08:00+07:00')
const nextChange = '2026-11-21T17:00:00.000Z'

function toConfig(moment: Date, more: Record<string, string> = {}): PublisherOptions['config'] {
  return { ...parseSiteConfig(more), clock: stoppedClock(moment) }
}

/** Content, public files, and an output that says of itself what a publish would: it has no files. */
async function publish(): Promise<PublisherOptions> {
  const content = await createContentFolder()
  const folder = await mkdtemp(join(tmpdir(), 'output-'))
  onTestFinished(async () => {
    await content.remove()
    await rm(folder, { recursive: true })
  })
  await mkdir(join(folder, 'public'))
  await writeFile(join(folder, 'public', 'a.txt'), 'a')
  const options: PublisherOptions = {
    site,
    contentDirectory: content.directory,
    outDirectory: join(folder, 'dist'),
    cacheDirectory: join(folder, 'cache'),
    publicDirectory: join(folder, 'public'),
    config: toConfig(now),
    keep: 3,
    progress: recordProgress(),
  }
  for (let number = 0; number < 2; number++) await release(options)
  return options
}

/** Makes a release that differs from the one before in its build. */
async function release(options: PublisherOptions): Promise<void> {
  const output = openOutput(options.outDirectory)
  const reader = openContent(site, options.contentDirectory, {
    cacheFile: join(options.cacheDirectory, 'content.sqlite'),
  })
  await reader.read({ now })
  const inputs = readInputs(options, openFileHashes(join(options.cacheDirectory, 'file-hashes.json'))).toText(
    reader.toVersion(),
  )
  const facts = {
    settings: toBuildSettings(options.config),
    nextChange,
    styleHashes: [],
    time: now.toISOString(),
    reason: 'a test',
  }
  const tables = openGraphTables(output.database)
  const build = `build-${output.releases().length}`
  output.publish({ ...facts, build }, () => {
    tables.writeMeta(inputsKey, inputs)
    tables.writeMeta(stateKey, build)
  })
  reader.close()
  output.close()
}

type Change = (options: PublisherOptions) => Partial<PublisherOptions> | Promise<Partial<PublisherOptions> | undefined>

const none = async () => undefined
const write =
  (path: string, text: string): Change =>
  async ({ contentDirectory }) => {
    await writeInto(contentDirectory, path, text)
    return undefined
  }

test.each<[string, Change, boolean]>([
  ['nothing', none, true],
  ['a text', write('news/a/vi.md', '---\ntitle: A\nsummary: B.\n---\n'), false],
  ['a text in a file that is new', write('news/b/en.md', '---\ntitle: A\nsummary: B.\n---\n'), false],
  ['an entry that is new', write('news/c/vi.md', ''), false],
  ['a file that belongs to no entry', write('x.txt', ''), false],
  [
    'a text that is gone',
    async ({ contentDirectory }) => {
      await rm(join(contentDirectory, 'news/a/en.md'))
      return undefined
    },
    false,
  ],
  [
    'an entry that is gone',
    async ({ contentDirectory }) => {
      await rm(join(contentDirectory, 'news/b'), { recursive: true })
      return undefined
    },
    false,
  ],
  [
    'a file that is older than before',
    async ({ contentDirectory }) => {
      await writeInto(contentDirectory, 'news/b/b.svg', '<svg xmlns="http://www.w3.org/2000/svg" />')
      await utimes(join(contentDirectory, 'news/b/b.svg'), 0, 0)
      return undefined
    },
    false,
  ],
  [
    'another folder of content',
    async () => {
      const other = await createContentFolder()
      onTestFinished(other.remove)
      return { contentDirectory: other.directory }
    },
    false,
  ],
  ['a setting', () => ({ config: toConfig(now, { SITE_ORIGIN: 'https://other.example' }) }), false],
  ['a setting of the server alone', () => ({ config: toConfig(now, { SITE_TRUST_PROXY: '1' }) }), true],
  ['the pseudo-locale', () => ({ pseudo: 'en' }), false],
  [
    'a file of public/',
    async ({ publicDirectory }) => {
      await writeFile(join(publicDirectory, 'a.txt'), 'b')
      return undefined
    },
    false,
  ],
  [
    'a file of public/ that is new',
    async ({ publicDirectory }) => {
      await writeFile(join(publicDirectory, 'b.txt'), '')
      return undefined
    },
    false,
  ],
  ['the time, before anything is due', () => ({ config: toConfig(new Date(Date.parse(nextChange) - 1)) }), true],
  ['the time, when something is due', () => ({ config: toConfig(new Date(nextChange)) }), false],
  ['the time, to an earlier one', () => ({ config: toConfig(new Date(0)) }), true],
  ['the folder of the output', ({ outDirectory }) => ({ outDirectory: `${outDirectory}2` }), false],
  [
    'the output, which is deleted',
    async ({ outDirectory }) => {
      await rm(outDirectory, { recursive: true })
      return undefined
    },
    false,
  ],
  [
    'the output, which is damaged',
    async ({ outDirectory }) => {
      await writeFile(join(outDirectory, 'site.sqlite'), 'x'.repeat(5000))
      return undefined
    },
    false,
  ],
  [
    'the output, which cannot be opened',
    async ({ outDirectory }) => {
      await rm(join(outDirectory, 'site.sqlite'))
      await mkdir(join(outDirectory, 'site.sqlite'))
      return undefined
    },
    false,
  ],
  [
    'the cache, which is deleted',
    async ({ cacheDirectory }) => {
      await rm(cacheDirectory, { recursive: true })
      return undefined
    },
    false,
  ],
  [
    'the release that is shown, by a rollback',
    async ({ outDirectory }) => {
      await rollBack(outDirectory, { now })
      return undefined
    },
    true,
  ],
])('after a change of %s, whether the release is up to date', async (_name, change, expected) => {
  const options = await publish()
  expect(isUpToDate(options)).toBe(true)
  keepUnchanged(options, takeStamps(options, []))
  expect(findChange(options).isChanged).toBe(false)
  const changed = { ...options, ...(await change(options)) }
  expect(findChange(changed).isChanged === false).toBe(expected)
  expect(isUpToDate(changed)).toBe(expected)
  // It only looks.
  expect(isUpToDate(changed)).toBe(expected)
})

test.each<[string, (options: PublisherOptions) => unknown]>([
  ['another release', release],
  ['what is kept, which is damaged', ({ cacheDirectory }) => writeFile(join(cacheDirectory, 'unchanged.json'), '{')],
  ['what is kept, which is gone', ({ cacheDirectory }) => rm(join(cacheDirectory, 'unchanged.json'))],
])('after %s, whether anything has changed is unknown', async (_name, change) => {
  const options = await publish()
  keepUnchanged(options, takeStamps(options, []))
  await change(options)
  expect(findChange(options).isChanged).toBeUndefined()
})

test('a file that changes without another time or size, just after it was looked at, has changed', async () => {
  const options = await publish()
  const file = join(options.publicDirectory, 'a.txt')
  // However long the publish took.
  await writeFile(file, 'a')
  const stamps = takeStamps(options, [])
  keepUnchanged(options, stamps)
  expect(findChange(options).isChanged).toBe(false)
  await writeFile(file, 'b')
  // As if the clock of the disk had not gone on between the two.
  keepUnchanged(options, { ...takeStamps(options, []), recent: stamps.recent })
  expect(findChange(options).isChanged).toBe(true)
})

test('before the first release nothing is up to date', async () => {
  const options = await publish()
  await rm(options.outDirectory, { recursive: true })
  openOutput(options.outDirectory).close()
  expect(isUpToDate(options)).toBe(false)
})
