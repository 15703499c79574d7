import { extname } from 'node:path'
import { say, type Message } from '#lib/say/message.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'

/** `; rename it to anh-bia.jpg`, as the end of a message on the name of a file; empty where the name has no letters. */
export function adviseName(name: string): Message | '' {
  const extension = extname(name)
  const stem = foldToSlug(name.slice(0, name.length - extension.length))
  return stem === '' ? '' : say`; rename it to ${stem}${extension.toLowerCase()}`
}
