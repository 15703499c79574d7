import { replaceLookAlikes } from '#lib/text/look-alikes.ts'
import { findInvisible } from './find-invisible.ts'

/** A text that was typed or pasted, without what nobody sees, and with the letters that it seems to have. */
export function cleanText(text: string): string {
  let result = ''
  let end = 0
  for (const { index, found, replacement = '' } of findInvisible(text)) {
    result += text.slice(end, index) + replacement
    end = index + found.length
  }
  return replaceLookAlikes((result + text.slice(end)).normalize('NFC'))
}
