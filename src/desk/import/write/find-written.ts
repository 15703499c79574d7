import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { toDigest } from './create-entry.ts'

/** An entry that an earlier import wrote. */
export interface Written {
  slug: string
  /** Of what the import wrote. */
  digest: string
}

export interface WrittenEntries {
  /** By the ids of posts of this source. */
  byId: ReadonlyMap<string, Written>
  /** The names of all folders of the collection. */
  slugs: ReadonlySet<string>
}

const markSchema = v.object({
  imported: v.object({ source: v.string(), ids: v.array(v.string()), digest: v.string() }),
})

/** The entries of a collection, and those of them that were read from a source before. */
export async function findWritten(directory: string, source: string): Promise<WrittenEntries> {
  const byId = new Map<string, Written>()
  const slugs = new Set<string>()
  const items = existsSync(directory) ? await readdir(directory, { withFileTypes: true }) : []
  for (const item of items) {
    if (!item.isDirectory()) continue
    slugs.add(item.name)
    const facts = await readFile(join(directory, item.name, 'entry.yaml'), 'utf8').catch(() => '')
    const [mark] = /^imported: .*$/m.exec(facts) ?? []
    if (mark === undefined) continue
    const read = v.safeParse(markSchema, readMark(mark))
    if (!read.success || read.output.imported.source !== source) continue
    const { ids, digest } = read.output.imported
    for (const id of ids) byId.set(id, { slug: item.name, digest })
  }
  return { byId, slugs }
}

function readMark(line: string): unknown {
  try {
    return parse(line)
  } catch {
    return undefined
  }
}

/** The digest of a folder as it is now. */
export async function digestFolder(directory: string): Promise<string> {
  const names = await readdir(directory)
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(directory, name))] as const))
  return toDigest(new Map(files))
}
