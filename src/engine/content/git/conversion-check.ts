import { say } from '#lib/say/message.ts'
import { defineCheck, type Check } from '../check/content-check.ts'
import { findConversion } from './find-conversion.ts'

/** Git leaves the bytes of the content as they are: what was disclosed is compared with hashes, and published. */
export function conversionCheck(directory: string): Check {
  return defineCheck('line-ends', 'integrity', ({ content, checked, report }) => {
    // Not again for each moment at which something appears.
    if (checked !== content) return
    const found = findConversion(directory)
    if (!found) return
    const { pattern, file, count, cause, isHere } = found
    const others = count > 1 ? say` and ${count - 1} more` : ''
    const files = say`${file}${others} (${cause})`
    const problem = isHere
      ? say`Git changes the line ends of ${files}`
      : say`On machines with core.autocrlf git changes the line ends of ${files}`
    const message = say`${problem}, so that another clone has other bytes than were disclosed. Write as the last line: ${/\s/.test(pattern) ? JSON.stringify(pattern) : pattern} -text`
    if (isHere) report.errorInFile('.gitattributes', { line: 1, column: 1 }, message)
    else report.warnInFile('.gitattributes', { line: 1, column: 1 }, message)
  })
}
