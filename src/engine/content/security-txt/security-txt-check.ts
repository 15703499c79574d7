import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { say } from '#lib/say/message.ts'
import { defineCheck, type Check } from '../check/content-check.ts'
import { findSecurityTxtProblems, securityTxtPath, type SecurityTxtContext } from './find-security-txt-problems.ts'

/** The check of how weaknesses of the site are to be reported: the file that is published as it is, so that it can be signed. */
export function securityTxtCheck(publicDirectory: string, settings: Omit<SecurityTxtContext, 'now'>): Check {
  return defineCheck('security-txt', 'site', async ({ checked, now, report }) => {
    if (checked.pages.size === 0) return
    const file = join(publicDirectory, securityTxtPath)
    let text: string
    try {
      text = await readFile(file, 'utf8')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      report.errorInFile(
        file,
        { line: 1, column: 1 },
        say`Cannot be read; write it, with Contact and Expires (${reason})`,
      )
      return
    }
    for (const { line, message, isWarning } of findSecurityTxtProblems(text, { ...settings, now })) {
      if (isWarning) report.warnInFile(file, { line, column: 1 }, message)
      else report.errorInFile(file, { line, column: 1 }, message)
    }
  })
}
