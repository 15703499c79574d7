import { stat } from 'node:fs/promises'
import { createProgram, runProgram } from '../src/engine/program/create-program.ts'
import { ProgramError } from '../src/lib/program-error.ts'
import { say } from '../src/lib/say/message.ts'
import { compileFile, type Outcome } from './corpus/compile-file.ts'
import { findMarkdown } from './corpus/find-markdown.ts'
import { groupMessages } from './corpus/group-messages.ts'

const [folders] = createProgram(
  'npm run site -- test corpus',
  'Runs the Markdown compiler on texts of others. Fails where one makes it throw, is refused without a position, or gives unsafe HTML.',
)
  .argument('<folders...>', 'folders of Markdown files, such as a checked out documentation')
  .parse().processedArgs

async function main(): Promise<void> {
  const outcomes: Outcome[] = []
  for (const folder of folders) {
    if (!(await stat(folder).catch(() => undefined))?.isDirectory())
      throw new ProgramError(say`${folder} is not a folder`)
    const found: Outcome[] = []
    for await (const file of findMarkdown(folder)) found.push(await compileFile(file))
    console.info(`${folder}: ${summarise(found)}`)
    outcomes.push(...found)
  }
  if (folders.length > 1) console.info(`all: ${summarise(outcomes)}`)
  report('bodies refused', outcomes, ({ body }) => body)
  report("frontmatter that is not this site's", outcomes, ({ matter }) => matter)

  const slowest = outcomes.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]
  if (slowest) {
    console.info(`\nslowest: ${slowest.milliseconds.toFixed(0)} ms for ${slowest.bytes} bytes, ${slowest.file}`)
  }
  const faulty = outcomes.filter(({ faults }) => faults.length > 0)
  for (const { file, faults } of faulty) console.error(`${file}: ${faults.join('\n  ')}`)
  console.info(`${outcomes.length} files, ${faulty.length} with faults of the compiler`)
  process.exitCode = faulty.length > 0 || outcomes.length === 0 ? 1 : 0
}

function summarise(outcomes: readonly Outcome[]): string {
  const refused = outcomes.filter(({ body }) => body.length > 0).length
  const time = outcomes.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const size = outcomes.reduce((sum, { bytes }) => sum + bytes, 0)
  const counts = `${outcomes.length} files, ${outcomes.length - refused} accepted, ${refused} refused with a place`
  const mean = outcomes.length > 0 ? (time / outcomes.length).toFixed(2) : '0'
  return `${counts}, ${(size / 1024 / 1024).toFixed(1)} MB, ${mean} ms a file`
}

/** Prints each kind of message with its count and its first positions. */
function report(title: string, outcomes: readonly Outcome[], of: (outcome: Outcome) => Outcome['body']): void {
  console.info(`\n${title}: ${outcomes.filter((outcome) => of(outcome).length > 0).length}`)
  for (const { kind, count, examples } of groupMessages(outcomes.flatMap(of))) {
    console.info(`${String(count).padStart(7)} × ${kind}`)
    for (const { file, line, column, message } of examples)
      console.info(`          ${file}:${line}:${column} ${message}`)
  }
}

await runProgram(main)
