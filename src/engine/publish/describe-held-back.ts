import type { HeldFolder } from '#engine/content/held/hold-back.ts'

/** How many errors of one folder are told. */
const errorLimit = 3

/** Lines that say what of the content a release does not show as it is, and why. */
export function describeHeldBack(heldBack: readonly HeldFolder[]): string[] {
  const lines = heldBack.map(({ path, isPublished, errors }) => {
    const what = path === '' ? 'wording.yaml and archive.lock' : path
    const how = isPublished ? `${what} stays as it was published` : `${what} is left out`
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
