import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { findColourProblems } from './find-colour-problems.ts'
import { findSettingProblems, settingFiles } from './find-setting-problems.ts'
import { readFirmSettings } from './read-firm-settings.ts'

createProgram(
  'npm run site -- brand check',
  'Measures the contrasts of the colors of the firm on each ground and in both schemes, names the pairs that too few people can read, and the files that say its name, color or address otherwise.',
).parse()

function check(): void {
  const settings = readFirmSettings()
  const differences = findSettingProblems(settings)
  for (const { file, message } of differences) console.error(`${file} ${told(message)}`)
  const problems = findColourProblems(settings.files.sheet)
  for (const { line, column, message } of problems) {
    console.error(`${settingFiles.sheet}:${line}:${column} ${told(message)}`)
  }
  if (problems.length > 0) throw new ProgramError(say`${problems.length} pairs of colors cannot be read well`)
  if (differences.length > 0)
    throw new ProgramError(say`${differences.length} settings of the firm are repeated otherwise`)
  console.info(told(say`${settingFiles.sheet}: all pairs of colors have the contrast that they need`))
}

await runProgram(async () => check())
