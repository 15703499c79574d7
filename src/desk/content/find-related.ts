import { parse } from 'yaml'
import { conditionsIn } from '#engine/content/checks/references-of.ts'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import { itemAt, type FolderItem } from '#engine/content/source/source-tree.ts'
import { say, type Message } from '#lib/say/message.ts'
import { site } from '#site/site.ts'
import type { ChangePath } from '../protocol/changes.ts'
import { folderAt } from './overlaid-tree.ts'

export interface Related {
  path: ChangePath
  label: Message
}

/** The facts by which figures of a year belong to a report that they do not name yet. */
const sameOf = ['fiscalYear', 'basis'] as const

/** The entries whose parts appear with an entry, such as the figures of a report, and those with which its own parts appear. */
export async function findRelated(tree: FolderItem, path: ChangePath): Promise<Related[]> {
  const [own = ''] = path.split('/')
  const collection = site.names.find((name) => name === own)
  if (!collection) return []
  const facts = await readFacts(tree, path)
  const reports = conditionsIn(site, collection)?.(facts) ?? []
  const named = new Set(reports.map((one) => `${one.collection}/${one.slug}`))
  if (named.size > 0)
    return [...named].toReversed().map((report) => ({ path: report, label: say`Appears with this report` }))
  const parts = await listParts(tree, path)
  if (parts.length > 0) return parts.map((part) => ({ path: part, label: say`The figures of this report` }))
  const years = await listSame(tree, collection, facts)
  return years.map((year) => ({
    path: year,
    label: say`Its figures go into this year: it has none of this report yet`,
  }))
}

/** The entries of which a part appears with an entry. */
async function listParts(tree: FolderItem, path: ChangePath): Promise<ChangePath[]> {
  const found: ChangePath[] = []
  for (const { one, find } of listDepending(tree)) {
    const conditions = find(await readFacts(tree, one))
    if (conditions.some(({ collection, slug }) => `${collection}/${slug}` === path)) found.push(one)
  }
  return found
}

/** Entries of the same year and basis that have parts which appear with entries of a collection. */
async function listSame(tree: FolderItem, collection: string, facts: unknown): Promise<ChangePath[]> {
  const found: ChangePath[] = []
  for (const { one, find } of listDepending(tree)) {
    const others = await readFacts(tree, one)
    const isOfIt = find(others).some((condition) => condition.collection === collection)
    if (isOfIt && sameOf.every((name) => isSame(valueOf(facts, name), valueOf(others, name)))) found.push(one)
  }
  return found
}

function listDepending(tree: FolderItem) {
  return site.names.flatMap((name) => {
    const find = conditionsIn(site, name)
    return find ? [...(folderAt(tree, name)?.items.keys() ?? [])].map((slug) => ({ one: `${name}/${slug}`, find })) : []
  })
}

const isSame = (one: unknown, other: unknown) => one !== undefined && one === other

function valueOf(facts: unknown, name: string): unknown {
  return typeof facts === 'object' && facts !== null
    ? Object.entries(facts).find(([key]) => key === name)?.[1]
    : undefined
}

/** The facts as they are written; undefined where nobody can read them. */
async function readFacts(tree: FolderItem, path: ChangePath): Promise<unknown> {
  const item = itemAt(tree, `${path}/${factsFile}`)
  if (item?.kind !== 'file') return undefined
  try {
    return parse(new TextDecoder().decode(await item.read()))
  } catch {
    return undefined
  }
}
