import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { FileRecord } from '#engine/model/config/store.ts'
import { openOutput } from '#engine/store/open-output.ts'
import type { OutputFile } from '#engine/store/output-file.ts'
import { notFoundFiles, toBinary, toOptions, toPage, toText } from '#engine/store/store-fixture.ts'

/** A folder for the test that runs, in it that of an output, and that of its export. */
export let folder = ''
export let from = ''
export let to = ''

/** To be called once by each file of tests that exports. */
export function useExportFolder(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'export-'))
    from = join(folder, 'dist')
    to = join(folder, 'export')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
}

/** Publishes a few files, besides the pages that every site has. */
export function publishFiles(files: readonly OutputFile[], build = 'x'): void {
  const output = openOutput(from)
  output.publish(toOptions(build), (draft) => draft.put('files', [...files, ...notFoundFiles]))
  output.close()
}

/** Publishes a page, a list of two pages, a text and a film. @param text is on the second page of the list */
export function publishPages(text: string, robots: Partial<FileRecord>): void {
  publishFiles([
    toPage('/', 'home'),
    toPage('/list', 'one'),
    toPage('/list', text, 2),
    toText('/robots.txt', 'Allow', robots),
    toBinary('/film.mp4', new Uint8Array(200_000)),
  ])
}
