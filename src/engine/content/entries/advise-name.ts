import { extname } from 'node:path'
import { say, type Message } from '#lib/say/message.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'

/**
 * `; rename it to anh-bia.jpg`, as the end of a message on the name of a file; empty where the name has no letters.
 * @param separator between the parts that keep what separates them: `.` in `bao-cao.vi.pdf`
 */
export function adviseName(name: string, separator?: string): Message | '' {
  const extension = extname(name)
  const whole = name.slice(0, name.length - extension.length)
  const parts = separator === undefined ? [whole] : whole.split(separator)
  const stem = parts
    .map(foldToSlug)
    .filter((part) => part !== '')
    .join(separator)
  return stem === '' ? '' : say`; rename it to ${stem}${extension.toLowerCase()}`
}
