import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import { readGit } from '#engine/content/git/run-git.ts'
import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import { scanTree } from '#engine/content/source/scan-tree.ts'
import { itemAt } from '#engine/content/source/source-tree.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { toDiscloseCommand } from '#engine/model/content/disclose-command.ts'
import { toRestoreCommand } from '#engine/model/content/restore-command.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { toRealPath } from '#engine/program/to-real-path.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say, type Message } from '#lib/say/message.ts'

/** The collections whose entries are recorded once they are disclosed. */
export function listDisclosed(site: ContentSite): CollectionName[] {
  return site.names.filter((name) => site.collections[name].isArchived)
}

/** An entry of a collection of disclosures, by its folder. */
export interface Disclosed {
  /** `disclosures/a`. */
  id: string
  collection: CollectionName
  slug: string
  /** Its path on the disk. */
  folder: string
}

/** The collections that an entry may be of. */
interface Allowed {
  /** By default those whose entries are recorded once they are disclosed. */
  names?: readonly CollectionName[] | undefined
  /** That of the general meetings, which other commands cancel and move. */
  meetings?: CollectionName | undefined
}

/**
 * The entry at a path: `disclosures/a`, `content/disclosures/a`, or a whole path.
 * @throws {ProgramError} if there is no such entry
 */
export function findDisclosed(
  site: ContentSite,
  path: string,
  directory: string,
  { names = listDisclosed(site), meetings }: Allowed = {},
): Disclosed {
  const written = path.replaceAll('\\', '/').replace(/\/(?:entry\.yaml)?$/, '')
  const isBelow = site.names.some((name) => written.startsWith(`${name}/`))
  const inside = isBelow ? written : relative(directory, toRealPath(written))
  const [folder = '', slug = '', ...rest] = inside.split(/[\\/]/)
  const collection = names.find((name) => name === folder)
  if (slug !== '' && collection === undefined && site.names.some((name) => name === folder)) {
    throw new ProgramError(describeOther(directory, `${folder}/${slug}`, { names, meetings }))
  }
  if (collection === undefined || slug === '' || rest.length > 0) {
    throw new ProgramError(
      say`"${path}" is no entry for this command. Write ${names[0] ?? ''}/SLUG; the collections are ${names.join(', ')}.${didYouMean(folder, names)}`,
    )
  }
  const place = join(directory, collection, slug)
  if (!existsSync(join(place, 'entry.yaml'))) {
    const deletion = describeDeletion(directory, `${collection}/${slug}`)
    if (deletion) throw new ProgramError(deletion)
    const all = itemAt(scanTree(join(directory, collection), 'folder'), '')
    const slugs =
      all?.kind === 'folder' ? [...all.items.keys()] : [...scanTree(join(directory, collection)).items.keys()]
    throw new ProgramError(
      say`There is no ${collection}/${slug}.${didYouMean(slug, slugs)} Begin one: npm run new -- ${collection} "TITLE"`,
    )
  }
  return { id: `${collection}/${slug}`, collection, slug, folder: place }
}

/** Says what to do with an entry that is published like any other, and not disclosed. */
function describeOther(
  directory: string,
  id: string,
  { names, meetings }: { names: readonly CollectionName[]; meetings: CollectionName | undefined },
): Message {
  const other = say`${id} is not disclosed by this command, which is for ${names.join(', ')}`
  const file = join(directory, id, factsFile)
  const isDraft = existsSync(file) && /^status:[ \t]*["']?draft/m.test(readFileSync(file, 'utf8'))
  if (!isDraft && meetings !== undefined && id.startsWith(`${meetings}/`)) {
    return say`${other}. Cancel it: ${toDiscloseCommand('Withdraw', id)}; or move it: ${toDiscloseCommand('Postpone', id)}`
  }
  return isDraft
    ? say`${other}. Delete "status: draft" in it, commit it, and publish it: npm run build`
    : say`${other}. To withdraw or cancel it, write "status: withdrawn" in its entry.yaml, and under "withdrawal" when ("at") and why ("reason", in each language); commit it, and publish it: npm run build`
}

/** Says which commit has deleted an entry, and how it comes back; undefined where Git knows none. */
function describeDeletion(directory: string, id: string): Message | undefined {
  const read = (...args: readonly string[]) => readGit(directory, args)?.trim()
  const folder = relative('', directory) || '.'
  if (read('ls-tree', 'HEAD', '--', `${id}/${factsFile}`)) {
    return say`${id} is deleted here, and not in the last commit. Restore it: ${toRestoreCommand(folder, id)}; then type the same command`
  }
  const commit = read('log', '-1', '--diff-filter=D', '--format=%h', '--', `${id}/${factsFile}`)
  if (!commit) return undefined
  return say`${id} was deleted by the commit ${commit}. Restore it: git -C ${folder} restore --source ${commit}^ -- ${id}; commit it, then type the same command`
}
