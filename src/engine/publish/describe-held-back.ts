import type { HeldFolder } from '#engine/content/held/hold-back.ts'

/** How many errors of one folder are told. */
const errorLimit = 3

/** Lines that say what of the content a release does not show as it is, and why. */
export function describeHeldBack(heldBack: readonly HeldFolder[]): string[] {
  const others = heldBack.filter(({ isWaiting, begunBy }) => !isWaiting || begunBy !== undefined)
  const lines = others.map(({ path, isPublished, errors, formerPath, begunBy }) => {
    const what = toName(path)
    const leftOut =
      formerPath === undefined ? `${what} is left out` : `${what}, another name of ${formerPath}, is left out`
    const how = isPublished ? `${what} stays as it was published` : leftOut
    if (begunBy !== undefined && errors.length === 0) {
      return `warning: ${how}: "${begunBy}" began to publish it, and the program was stopped. Run the same command again, such as npm run disclose -- ${path} --by NAME`
    }
    const told = errors.slice(0, errorLimit).map(({ file, line, column, message }) => {
      return `\n  ${file}:${line}:${column} ${message.replace(/\s*\n\s*/g, ' ')}`
    })
    const more = errors.length > errorLimit ? `\n  … and ${errors.length - errorLimit} more` : ''
    const reason = errors.length > 0 ? `, until this is mended:${told.join('')}${more}` : ''
    return `warning: ${how}${reason}`
  })
  return lines.length > 0
    ? [
        ...lines,
        `Held back: ${lines.length}. All errors: npm run site -- content check; the next publish shows what is mended`,
      ]
    : []
}

/** How many folders are named. */
const nameLimit = 5

/** The line that says what of the content is not published because it is not committed; undefined if nothing is. */
export function describeWaiting(heldBack: readonly HeldFolder[], otherBranch?: string): string | undefined {
  const waiting = heldBack
    .filter(({ isWaiting, begunBy }) => isWaiting && begunBy === undefined)
    .map(({ path }) => toName(path))
  if (waiting.length === 0) return undefined
  const more = waiting.length > nameLimit ? ` and ${waiting.length - nameLimit} more` : ''
  const names = `${waiting.slice(0, nameLimit).join(', ')}${more}`
  const why = otherBranch === undefined ? 'not committed' : `changes on ${otherBranch}`
  const how = otherBranch === undefined ? 'Commit them with Git, or as they are:' : 'As they are:'
  return `Waiting, because they are ${why}: ${names}. ${how} npm run publish`
}

function toName(path: string): string {
  return path === '' ? 'wording.yaml and archive.lock' : path
}
