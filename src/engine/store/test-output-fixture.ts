import { existsSync } from 'node:fs'
import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openOutput, type Output } from './open-output.ts'
import { openStore } from './open-store.ts'
import { describeKey, type OutputFile } from './output-file.ts'
import type { PublishOptions, PublishResult } from './publish-release.ts'
import { storeFile } from './schema.ts'
import { notFoundFiles, toOptions } from './store-fixture.ts'

/** The files of owners; null removes an owner. */
export type Owners = Readonly<Record<string, readonly OutputFile[] | null>>

/** An output in a temporary folder, with what tests do to it. */
export class TestOutput {
  readonly folder: string
  /** The folder of the output. */
  readonly target: string
  output: Output

  private constructor(folder: string) {
    this.folder = folder
    this.target = join(folder, 'dist')
    this.output = openOutput(this.target)
  }

  static async create(): Promise<TestOutput> {
    return new TestOutput(await mkdtemp(join(tmpdir(), 'output-')))
  }

  /** With a release, and closed, as between two publishes. */
  static async createPublished(owners: Owners): Promise<TestOutput> {
    const site = await TestOutput.create()
    site.publish({ ...owners, notFound: notFoundFiles })
    site.output.close()
    return site
  }

  /** As the next process does. */
  reopen(): void {
    this.output.close()
    this.output = openOutput(this.target)
  }

  publish(owners: Owners, build = 'a', more: Partial<PublishOptions> = {}): PublishResult {
    return this.output.publish(toOptions(build, more), (draft) => {
      for (const [owner, files] of Object.entries(owners)) {
        if (files) draft.put(owner, files)
        else draft.remove(owner)
      }
    })
  }

  /** The current release as readers see it: the texts by key. */
  async read(): Promise<Record<string, string>> {
    const store = openStore(this.target)
    try {
      const texts = store.listFiles().map(async ({ key, record }) => {
        const bytes = await store.read(record, undefined)
        return [describeKey(key), Buffer.from(bytes).toString()] as const
      })
      return Object.fromEntries(await Promise.all(texts))
    } finally {
      store.close()
    }
  }

  /** Writes over the first page of a table or an index, as a failing disk does. The output is closed before. */
  async overwriteFirstPage(name: string): Promise<void> {
    const path = join(this.target, storeFile)
    const database = new DatabaseSync(path)
    database.exec('pragma wal_checkpoint(truncate)')
    const page = Number(database.prepare('select rootpage from sqlite_schema where name = ?').get(name)?.['rootpage'])
    database.close()
    const file = await open(path, 'r+')
    await file.write(Buffer.alloc(16_000, 7), 0, 16_000, (page - 1) * 16_384)
    await file.close()
  }

  /** The names of the large contents. */
  async listObjects(): Promise<string[]> {
    const folder = join(this.target, 'objects')
    if (!existsSync(folder)) return []
    const items = await readdir(folder, { recursive: true, withFileTypes: true })
    return items.filter((item) => item.isFile() && item.name !== 'unfinished').map(({ name }) => name)
  }

  async remove(): Promise<void> {
    this.output.close()
    await rm(this.folder, { recursive: true, force: true })
  }
}
