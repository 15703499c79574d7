import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { conditionsIn } from '#engine/content/checks/references-of.ts'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import { site } from '#site/site.ts'
import type { StoredFile } from '../changes/change-store.ts'
import type { ChangePath } from '../protocol/changes.ts'

/** True if a part of an entry, such as the figures of a quarter, appears with another entry, such as its report. */
export function appearsWith(
  { path, files }: { path: ChangePath; files: readonly StoredFile[] | undefined },
  other: ChangePath,
): boolean {
  const collection = site.names.find((name) => path.startsWith(`${name}/`))
  const find = collection && conditionsIn(site, collection)
  const file = files?.find(({ name }) => name === factsFile)
  if (!find || !file) return false
  try {
    const named = find(parse(readFileSync(file.location, 'utf8')))
    return named.some((one) => `${one.collection}/${one.slug}` === other)
  } catch {
    // What nobody can read is stopped by the checks.
    return false
  }
}
