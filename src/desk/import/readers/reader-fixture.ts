import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ReaderKind } from '../protocol/reader-kind.ts'
import type { SourceItem, SourcePost } from '../protocol/source-item.ts'

/** Files of a test, by name, in a folder that is removed after it. */
export function writeSource(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'source-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** All that a reader tells of a source. */
export async function readAll(
  reader: ReaderKind,
  source: string,
  { fields, workFolder = writeSource({}) }: { fields?: string; workFolder?: string } = {},
): Promise<SourceItem[]> {
  const file = fields === undefined ? {} : { fields: join(writeSource({ 'fields.yaml': fields }), 'fields.yaml') }
  const items: SourceItem[] = []
  for await (const item of reader.open({ source, ...file, workFolder, onProgress: () => undefined })) items.push(item)
  return items
}

/** Its posts. */
export function postsOf(items: readonly SourceItem[]): SourcePost[] {
  return items.filter((item) => item.is === 'post')
}

/** The faults among them, as messages show them. */
export function faultsOf(items: readonly SourceItem[]): string[] {
  return items.flatMap((item) => (item.is === 'fault' ? [`${item.at} ${String(item.says)}`] : []))
}
