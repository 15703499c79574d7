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
    const others = count > 1 ? ` and ${count - 1} more` : ''
    const problem = isHere
      ? 'Git changes the line ends of'
      : 'On machines with core.autocrlf git changes the line ends of'
    const message = `${problem} ${file}${others} (${cause}), so that another clone has other bytes than were disclosed. Write as the last line: ${/\s/.test(pattern) ? JSON.stringify(pattern) : pattern} -text`
    if (isHere) report.errorInFile('.gitattributes', { line: 1, column: 1 }, message)
    else report.warnInFile('.gitattributes', { line: 1, column: 1 }, message)
  })
}
