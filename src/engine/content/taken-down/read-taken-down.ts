import { parseDocument } from 'yaml'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { say, type Message } from '#lib/say/message.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import { createPositionAt } from '../source/position-at.ts'
import { rules } from '../source/rules.ts'
import { readSourceFile, type SourceFile } from '../source/source-file.ts'
import { createOffsetOf } from '../yaml/locate-field.ts'
import { parseYaml } from '../yaml/parse-yaml.ts'
import { takenDownFile, takenDownSchema, type TakenDown, type TakenDownList } from './taken-down.ts'

const form = /^(?:\/[\w.~-]+)+$/

/** The addresses that are taken down in a folder of content. Problems of its file are added to the diagnostics. */
export async function readTakenDown(site: ContentSite, root: Folder, diagnostics: Diagnostics): Promise<TakenDownList> {
  const name = `${root.name}/${takenDownFile}`
  const file = await readSourceFile(root.source.items.get(takenDownFile), name, diagnostics)
  return typeof file === 'string' ? new Map() : parseTakenDown(site, file, diagnostics)
}

export function parseTakenDown(site: ContentSite, { name, text }: SourceFile, diagnostics: Diagnostics): TakenDownList {
  const value = parseYaml({ name, text, linesAbove: 0 }, takenDownSchema, diagnostics)?.value ?? {}
  const offsetOf = createOffsetOf(parseDocument(text, { prettyErrors: false, uniqueKeys: false }))
  const positionAt = createPositionAt(text)
  const found = new Map<string, TakenDown>()
  for (const [address, fields] of Object.entries(value)) {
    const position = positionAt(offsetOf([address], 'key'))
    const problem = findProblem(site, address)
    if (problem === undefined) found.set(address, { ...fields, address, position })
    else diagnostics.error(rules.takenDownList, name, position, say`"${address}" ${problem}`)
  }
  return found
}

/** Why an address cannot be taken down; undefined if it can. */
export function findProblem({ requiredPaths, redirects }: ContentSite, address: string): Message | undefined {
  if (!form.test(address)) return say`is no address; write the path of a page or a document, such as /news/a`
  if (requiredPaths.has(address)) return say`is a page that the site needs; change its text instead`
  if (redirects.rules.some(({ from }) => from === address)) {
    return say`is redirected, so that it would not answer that it is gone; remove its rule in ${redirects.file}`
  }
  return undefined
}
