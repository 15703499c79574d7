import { readFile, writeFile } from 'node:fs/promises'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { inParallel } from '#lib/in-parallel.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { siteProgram } from './create-site-program.ts'
import { readUsage } from './read-usage.ts'
import { shortCommands, siteCommands } from './site-commands.ts'
import { withCommandTables, type CommandRow } from './to-command-table.ts'

const file = 'docs/commands.md'

const { check } = createProgram(
  'npm run site -- docs commands',
  'Writes the lists of commands in docs/commands.md, with the arguments that each program says it takes.',
)
  .option('--check', 'writes nothing, and fails where the lists would be others')
  .parse()
  .opts()

/** How programs name themselves that have a script: `npm run releases`. */
const names = new Map(Object.values(shortCommands).map(({ program, typed }) => [program, typed]))

/** As many programs as start at once on two cores. */
const atOnce = 4

async function toRows(rows: readonly (CommandRow & { program: string | undefined })[]): Promise<CommandRow[]> {
  const usages = new Map<string, string>()
  await inParallel(rows, atOnce, async ({ typed, program }) => {
    if (program !== undefined) usages.set(typed, await readUsage(program, names.get(program) ?? typed))
  })
  return rows.map(({ program: _program, ...row }) => ({ ...row, usage: usages.get(row.typed) ?? '' }))
}

await runProgram(async () => {
  const short = await toRows(Object.values(shortCommands).map(({ program, ...row }) => ({ ...row, program })))
  const long = await toRows(
    siteCommands.map(({ name, says, page, program, isFixed }) => ({
      typed: `${siteProgram} ${name}`,
      says,
      page,
      program: isFixed ? undefined : program,
    })),
  )
  const before = await readFile(file, 'utf8')
  const after = withCommandTables(before, { short, site: long })
  if (after === before) return
  if (check)
    throw new ProgramError(say`${file} has other commands than there are. Write it: npm run site -- docs commands`)
  await writeFile(file, after)
})
