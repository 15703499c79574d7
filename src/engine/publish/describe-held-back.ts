import type { HeldFolder } from '#engine/content/held/hold-back.ts'
import { rootFiles } from '#engine/content/held/root-files.ts'
import { toldProblem } from '#engine/content/source/diagnostics.ts'
import { toDiscloseCommand } from '#engine/model/content/disclose-command.ts'
import { listed, say, together, type Message, type MessageValue } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

/** How many errors of one folder are told. */
const errorLimit = 3

/** Lines that say what of the content a release does not show as it is, and why. */
export function describeHeldBack(heldBack: readonly HeldFolder[]): string[] {
  const others = heldBack.filter(({ isWaiting, begun }) => !isWaiting || begun !== undefined)
  const lines = others.map((one) => {
    const { path, isPublished, isCommitted, errors, formerPath, begun } = one
    const what = toName(one)
    const leftOut =
      formerPath === undefined ? say`${what} is left out` : say`${what}, another name of ${formerPath}, is left out`
    const isOne = path !== '' || (one.files ?? []).length === 1
    const stays = isOne ? toStays(what, isCommitted) : toStay(what, isCommitted)
    const how = isPublished ? stays : leftOut
    if (errors.length === 0) {
      return told(
        begun === undefined
          ? say`warning: ${how}`
          : say`warning: ${how}: "${begun.by}" began to publish it, and the program was stopped. Run the same command again: ${begun.command ?? toDiscloseCommand(begun.verb, path)}`,
      )
    }
    const first = errors.slice(0, errorLimit).map((error) => {
      return `\n  ${error.file}:${error.line}:${error.column} ${toldProblem(error)}`
    })
    const more = errors.length > errorLimit ? `\n  ${told(say`… and ${errors.length - errorLimit} more`)}` : ''
    return `${told(say`warning: ${how}, until this is mended:`)}${first.join('')}${more}`
  })
  return lines.length > 0
    ? [
        ...lines,
        told(
          say`Held back: ${lines.length}. All errors: npm run site -- content check; the next publish shows what is mended`,
        ),
      ]
    : []
}

function toStays(what: MessageValue, isCommitted = false): Message {
  return isCommitted ? say`${what} stays as it was committed` : say`${what} stays as it was published`
}

/** The same of several files. */
function toStay(what: MessageValue, isCommitted = false): Message {
  return isCommitted ? say`${what} stay as they were committed` : say`${what} stay as they were published`
}

/** How many folders are named. */
const nameLimit = 5

/** The folders that are not published because they are not committed. */
export function listWaiting(heldBack: readonly HeldFolder[]): HeldFolder[] {
  return heldBack.filter(({ isWaiting, begun }) => isWaiting && begun === undefined)
}

/** The line that says what of the content is not published because it is not committed; undefined if nothing is. */
export function describeWaiting(heldBack: readonly HeldFolder[], otherBranch?: MessageValue): string | undefined {
  const waiting = listWaiting(heldBack)
  if (waiting.length === 0) return undefined
  const names = toNames(waiting)
  return told(
    otherBranch === undefined
      ? say`Waiting, because they are not committed: ${names}. Commit them with Git, or as they are: npm run publish`
      : say`Waiting, because they are changes on ${otherBranch}: ${names}. As they are: npm run publish`,
  )
}

/** A branch that is not checked out here, and what of it is not here. */
interface Elsewhere {
  paths: readonly string[]
  branch: string
  /** The branch that is checked out here, or that none is. */
  present: MessageValue
  /** The other folder that has the branch checked out, if one has. */
  worktree: string | undefined
}

/** The line that says what of a branch is not published because it is not checked out; undefined if nothing is. */
export function describeElsewhere({ paths, branch, present, worktree }: Elsewhere): string | undefined {
  if (paths.length === 0) return undefined
  const names = toNames(paths.map((path) => ({ path })))
  const what = say`Changes on ${branch} are not published while ${present} is checked out here: ${names}`
  return told(
    worktree === undefined
      ? say`${what}. To publish them: git switch ${branch}`
      : say`${what}. ${branch} is checked out in ${worktree}, and Git checks a branch out once: switch to another branch there, then here: git switch ${branch}`,
  )
}

function toNames(folders: readonly Pick<HeldFolder, 'path' | 'files'>[]): MessageValue {
  const first = listed(folders.slice(0, nameLimit).map(toName))
  return folders.length > nameLimit ? say`${first} and ${folders.length - nameLimit} more` : first
}

function toName({ path, files = [] }: Pick<HeldFolder, 'path' | 'files'>): MessageValue {
  if (path !== '') return path
  return together(files.length > 0 ? files : [...rootFiles])
}
