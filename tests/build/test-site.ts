import { cpSync, existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { site } from '#site/site.ts'
import { parseSiteConfig } from '../../src/engine/model/config/site-config.ts'
import { recordProgress } from '../../src/engine/outputs/progress-fixture.ts'
import { mergeSearch } from '../../src/engine/publish/merge-search.ts'
import type { PublisherOptions } from '../../src/engine/publish/publisher-options.ts'
import type { PublishOutcome } from '../../src/engine/publish/publisher.ts'
import { writeDifference } from '../incremental/content-files.ts'
import { readSmallContent } from '../incremental/small-content.ts'
import { readOutput, type BuiltSite } from '../site/read-output.ts'
import { siteMoment } from '../site/site.ts'
import { makeCache } from './make-cache.ts'
import { publishSite } from './publish-site.ts'
import { sharePool } from './share-pool.ts'

/** An article of the site, and its address. */
export const articleFolder = 'content/news/ngay-hoi-gia-dinh-cua-nhan-vien-shs'
export const articlePath = '/tin-tuc/ngay-hoi-gia-dinh-cua-nhan-vien-shs'

/** Entries of a copy of two builds. */
export const endingEntries = ['tam', 'tam-2', 'tam-3'] as const

/** A small site in a folder of its own, which was published once, and what tests do to it. */
export class TestSite {
  readonly folder: string
  /** The present time. */
  moment = siteMoment
  /** The options of the next publishes that differ from those of the first. */
  more: Partial<PublisherOptions> = {}

  constructor(folder: string) {
    this.folder = folder
  }

  get out(): string {
    return this.options().outDirectory
  }

  /** @param onStep called when a step of a publish begins, and when it ends */
  options(onStep?: (name: string, isEnded: boolean) => unknown): PublisherOptions {
    return {
      site,
      contentDirectory: join(this.folder, 'content'),
      outDirectory: join(this.folder, 'dist'),
      cacheDirectory: join(this.folder, 'cache'),
      publicDirectory: join(this.folder, 'public'),
      config: { ...parseSiteConfig({}), clock: () => this.moment },
      keep: 3,
      progress: recordProgress(onStep),
      openPool: sharePool,
      ...this.more,
    }
  }

  publish(onStep?: (name: string, isEnded: boolean) => unknown): Promise<PublishOutcome> {
    return publishSite(this.options(onStep))
  }

  /** Writes a file below the folder: `content/news/a/vi.md`. */
  async write(path: string, content: string | Uint8Array): Promise<void> {
    await mkdir(dirname(join(this.folder, path)), { recursive: true })
    await writeFile(join(this.folder, path), content)
  }

  async edit(path: string, change: (text: string) => string): Promise<void> {
    const before = await readFile(join(this.folder, path), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`${path}: nothing to edit`)
    await this.write(path, after)
  }

  /** Changes a text: an article gets one more line. */
  addLine(line: string): Promise<void> {
    return this.edit(`${articleFolder}/vi.md`, (text) => `${text}\n${line}\n`)
  }

  /** Adds the entry `/tin-tuc/tam`, or of another slug. */
  async addEntry(slug = 'tam'): Promise<void> {
    const folder = `content/news/${slug}`
    await this.write(`${folder}/entry.yaml`, 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n')
    await this.write(`${folder}/vi.md`, '---\ntitle: Tạm\nsummary: Tóm tắt.\n---\n\nMột đoạn.\n')
  }

  /** Its addresses in the output, in all builds. */
  listEntryAddresses(): string[] {
    return [...this.read().lines.keys()].filter((address) => /tin-tuc\/tam(?!-)\b/.test(address))
  }

  removeEntry(slug = 'tam'): Promise<void> {
    return rm(join(this.folder, 'content/news', slug), { recursive: true })
  }

  read(): BuiltSite {
    return readOutput(this.out)
  }

  /** The output with its search in one segment, as a clean build has it. */
  async readMerged(): Promise<BuiltSite> {
    await mergeSearch(this.options())
    return this.read()
  }

  /** Publishes the same state into another folder, without any results of earlier publishes. */
  async buildClean(): Promise<BuiltSite> {
    const [outDirectory, cacheDirectory] = [join(this.folder, 'clean'), join(this.folder, 'clean-cache')]
    for (const folder of [outDirectory, cacheDirectory]) await rm(folder, { recursive: true, force: true })
    await makeCache(cacheDirectory)
    // Variants of images depend on the bytes of the image alone, and take most of the time.
    cpSync(join(this.folder, 'cache/images'), join(cacheDirectory, 'images'), { recursive: true })
    await publishSite({ ...this.options(), outDirectory, cacheDirectory })
    return readOutput(outDirectory)
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }
}

export interface TestSites {
  /** A copy of the site, which is removed after the test. */
  copy: () => Promise<TestSite>
  /**
   * The same of a site that has the entries `tam`, `tam-2` and `tam-3`, and was published twice: in the present build, then with English
   * replaced. Made once.
   */
  copyOfTwoBuilds: () => Promise<TestSite>
  /** The site as published from nothing after `addLine('Một dòng.')`; made once. */
  buildChanged: () => Promise<BuiltSite>
}

let prepared: Promise<TestSites> | undefined

/** A small site that is published once, for all tests of this process. */
export function prepareTestSites(): Promise<TestSites> {
  return (prepared ??= prepare())
}

/** The first copy is where the site was published: elsewhere, what its cache has of the content counts for nothing. */
function findFree(root: string): string {
  for (let number = 0; ; number++) {
    const folder = join(root, `site-${number}`)
    if (!existsSync(folder)) return folder
  }
}

async function prepare(): Promise<TestSites> {
  const root = await mkdtemp(join(tmpdir(), 'sites-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true }))
  const kept = join(root, 'kept')
  const first = new TestSite(join(root, 'site-0'))
  await makeCache(join(first.folder, 'cache'))
  await mkdir(join(first.folder, 'content'))
  await writeDifference(join(first.folder, 'content'), [new Map(), await readSmallContent()])
  cpSync('public', join(first.folder, 'public'), { recursive: true })
  await first.publish()
  await rename(first.folder, kept)
  const copyFrom = (source: string) => {
    const site = new TestSite(findFree(root))
    // The asynchronous function takes six times as long.
    cpSync(source, site.folder, { recursive: true, verbatimSymlinks: true })
    return site
  }
  const removeLater = (site: TestSite) => {
    onTestFinished(() => site.remove())
    return site
  }
  const copy = async () => removeLater(copyFrom(kept))
  const publishTwice = async () => {
    const site = copyFrom(kept)
    for (const entry of endingEntries) await site.addEntry(entry)
    await site.publish()
    site.more = { pseudo: 'en' }
    await site.publish()
    const twice = join(root, 'kept-twice')
    await rename(site.folder, twice)
    return twice
  }
  let twice: Promise<string> | undefined
  const copyOfTwoBuilds = async () => {
    const site = removeLater(copyFrom(await (twice ??= publishTwice())))
    site.more = { pseudo: 'en' }
    return site
  }
  let changed: Promise<BuiltSite> | undefined
  const buildChanged = async () => {
    const site = await copy()
    await site.addLine('Một dòng.')
    return site.buildClean()
  }
  return { copy, copyOfTwoBuilds, buildChanged: () => (changed ??= buildChanged()) }
}
