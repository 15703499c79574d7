import { resolve } from 'node:path'
import { createSiteProgram } from './create-site-program.ts'
import { runCommand } from './run-command.ts'

process.chdir(resolve(import.meta.dirname, '../../..'))

await createSiteProgram(async (command, given) => {
  process.exitCode = await runCommand(command, given)
}).parseAsync()
