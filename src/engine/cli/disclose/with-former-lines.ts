import { relative } from 'node:path'
import { ContentError } from '#engine/content/source/diagnostics.ts'

/** A text before and after it was edited, by lines. */
interface Edited {
  before: string
  after: string
}

/** An error in the content with the lines of a file as it is again. */
export function withFormerLines(error: ContentError, file: string, edited: Edited): ContentError {
  const name = relative(process.cwd(), file)
  const { diagnostics, reason, waiting } = error
  const own = diagnostics.map((one) => (one.file === name ? { ...one, line: toFormerLine(one.line, edited) } : one))
  return new ContentError(own, { waiting, ...(reason && { reason }) })
}

/** The line before an edit that a line after it was; of a new one, the line that follows where it was added, or the last. */
export function toFormerLine(line: number, { before, after }: Edited): number {
  const former = before.replace(/\r?\n$/, '').split(/\r?\n/)
  let next = 0
  let found = 0
  for (const text of after.split('\n').slice(0, line)) {
    const index = former.indexOf(text, next)
    found = index < 0 ? Math.min(next, former.length - 1) : index
    if (index >= 0) next = index + 1
  }
  return found + 1
}
