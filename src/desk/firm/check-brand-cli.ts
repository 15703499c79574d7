import { readFile } from 'node:fs/promises'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { findColourProblems } from './find-colour-problems.ts'

const file = 'src/brand/colours.css'

createProgram(
  'npm run site -- brand check',
  'Measures the contrasts of the colors of the firm on each ground and in both schemes, and names the pairs that too few people can read.',
).parse()

await runProgram(async () => {
  const problems = findColourProblems(await readFile(file, 'utf8'))
  for (const { line, column, message } of problems) console.error(`${file}:${line}:${column} ${told(message)}`)
  if (problems.length > 0) throw new ProgramError(say`${problems.length} pairs of colors cannot be read well`)
  console.info(told(say`${file}: all pairs of colors have the contrast that they need`))
})
