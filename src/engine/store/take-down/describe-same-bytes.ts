import { listed, type Message, say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

/** A document with the bytes of one that was taken down. */
export interface SameBytes {
  address: string
  /** True if it was disclosed, so that whoever takes it down says who decided that. */
  isDisclosed: boolean
}

/** How many addresses are listed. */
const listLimit = 20

/** Lines on where the bytes of what was taken down are public all the same, each with the command that takes them down. */
export function describeSameBytes(
  found: readonly SameBytes[],
  { content, out }: { content: string; out: string },
): string[] {
  if (found.length === 0) return []
  const places = [
    ...(content === 'content' ? [] : [`--content ${content}`]),
    ...(out === 'dist' ? [] : [`--out ${out}`]),
  ]
  const toCommand = ({ address, isDisclosed }: SameBytes): Message =>
    listed(
      ['npm run take-down --', address, ...(isDisclosed ? [say`--disclosed "why, and who decided"`] : []), ...places],
      ' ',
    )
  return [
    told(
      say`The same file, byte for byte, is still public at another address, as where a correction attached it again. Where it must go too:`,
    ),
    ...found.slice(0, listLimit).map((one) => `  ${told(toCommand(one))}`),
    ...(found.length > listLimit ? [told(say`  … and ${found.length - listLimit} more`)] : []),
  ]
}
