import { archiveFile } from '#engine/content/archive/archive-lock.ts'
import type { HeldFolder } from '#engine/content/held/hold-back.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { toDiscloseCommand } from '#engine/model/content/disclose-command.ts'
import { listWaiting } from '#engine/publish/describe-held-back.ts'
import type { PublishOutcome } from '#engine/publish/publisher.ts'
import { listed, say, type Message, type MessageValue } from '#lib/say/message.ts'
import { findAppearingWith } from './find-uncommitted.ts'

/** How many folders are named. */
const nameLimit = 20

/** Lines that say what else a release shows otherwise than the one before. */
export function describeAlso({ changes }: Pick<PublishOutcome, 'changes'>, id: string): Message[] {
  const others = changes.filter(({ path }) => path !== id)
  const pick = (isRemoved: boolean) => others.flatMap((one) => (one.isRemoved === isRemoved ? [one.path] : []))
  const [shown, removed] = [pick(false), pick(true)]
  return [
    ...(shown.length > 0 ? [say`Also published: ${toNames(shown)}`] : []),
    ...(removed.length > 0 ? [say`Also removed: ${toNames(removed)}`] : []),
  ]
}

interface Waiting {
  id: string
  directory: string
  /** The folder of the content as it was named. */
  content: string
  out: string
  /** True if what is committed waits too. */
  isUrgent: boolean
}

/** Lines that say what of the content waits, and how it is published: first what belongs to the entry that was published. */
export function describeOthers(
  site: ContentSite,
  heldBack: readonly HeldFolder[],
  { id, directory, content, out, isUrgent }: Waiting,
): Message[] {
  const waiting = listWaiting(heldBack).filter((one) => one.path !== '' || toOwnFiles(one).length > 0)
  const own = findAppearingWith(site, directory, { id, paths: waiting.map(({ path }) => path) })
  const isUndisclosed = ({ path, isPublished }: HeldFolder) =>
    !isPublished && site.names.some((name) => site.collections[name].isArchived && path.startsWith(`${name}/`))
  const undisclosed = waiting.filter(isUndisclosed)
  const others = waiting.filter((one) => !undisclosed.includes(one) && !own.includes(one.path))
  const names = toNames(others.flatMap((one) => (one.path === '' ? toOwnFiles(one) : [one.path])))
  return [
    ...own.map(
      (path) =>
        say`${path} has figures that appear with ${id}, and waits. npm run build publishes it, with all else that is saved`,
    ),
    ...undisclosed.map(
      ({ path }) => say`${path} waits to be disclosed: ${toDiscloseCommand('Disclose', path, { content, out })}`,
    ),
    ...(others.length === 0
      ? []
      : [
          isUrgent
            ? say`Other changes wait: ${names}. npm run build publishes them`
            : say`Other changes wait: ${names}. Commit them; npm run build publishes them`,
        ]),
  ]
}

/** The files of the content itself that wait, without the record, which is written with what is disclosed. */
function toOwnFiles({ files = [] }: HeldFolder): string[] {
  return files.filter((name) => name !== archiveFile)
}

/** The commands that commit a folder of the content, and nothing else. */
export function toCommitCommands(content: string, path: string): Message {
  const [add, commit] = [`git -C ${content} add ${path}`, `git -C ${content} commit -m "…" -- ${path}`]
  return say`${add}, then ${commit}`
}

function toNames(paths: readonly string[]): MessageValue {
  const first = listed(paths.slice(0, nameLimit))
  return paths.length > nameLimit ? say`${first} and ${paths.length - nameLimit} more` : first
}
