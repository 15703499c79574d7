import type { ArchiveChange } from '#engine/content/archive/to-next-lock.ts'
import { listed, say, type Message } from '#lib/say/message.ts'

/** A line on what a run records of an entry, or would: `disclosures/a: recorded vi.md, a.pdf`. */
export function describeChange({ id, added }: ArchiveChange, { isDone }: { isDone: boolean }): Message {
  const files = added.filter((part) => part.includes('.') && !part.endsWith('#listing'))
  const parts = listed([
    ...files,
    ...(added.includes('withdrawn') ? [say`its withdrawal`] : []),
    // Of an entry that is new, its files say enough.
    ...(files.length === 0 && added.includes('published') ? [say`its moment`] : []),
    ...(files.length === 0 && added.some((part) => part.endsWith('#listing'))
      ? [say`how its documents are listed`]
      : []),
  ])
  return isDone ? say`${id}: recorded ${parts}` : say`${id}: not recorded: ${parts}`
}
