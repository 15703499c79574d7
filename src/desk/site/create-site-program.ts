import { existsSync } from 'node:fs'
import type { Command } from '@commander-js/extra-typings'
import { createProgram } from '#engine/program/create-program.ts'
import { say } from '#lib/say/message.ts'
import { told, toldWords } from '#lib/say/speech.ts'
import { siteCommands, siteGroups, type SiteCommand } from './site-commands.ts'

/** Runs a command with the arguments that were typed after it. */
type Run = (command: SiteCommand, given: readonly string[]) => Promise<void>

/** How the program is started, for help and messages. */
export const siteProgram = 'npm run site --'

/**
 * The program of the commands that this project has (the site of another firm has no tests) and that have no script of their own. A wrong name ends it with status 2 and the nearest name that
 * there is; the arguments of a command are read by its own program.
 */
export function createSiteProgram(run: Run) {
  const program = createProgram(siteProgram, 'All commands of the project, but for those of package.json.')
  program.configureHelp({ subcommandTerm: (one) => one.name() })
  const known = siteCommands.filter(({ program: file }) => existsSync(file))
  const groups = new Map(
    Object.entries(siteGroups)
      .filter(([name]) => known.some((one) => one.name.startsWith(`${name} `)))
      .map(([name, says]) => [name, toChild(program, name).description(told(says))] as const),
  )
  for (const one of known) {
    const [first = '', second] = one.name.split(' ')
    const parent = second === undefined ? program : groups.get(first)
    if (!parent) throw new Error(`The group of "${one.name}" is not described in siteGroups`)
    const command = toChild(parent, second ?? first).description(toldWords(one.says).replaceAll('`', '"'))
    if (!one.isFixed) {
      command.helpOption(false).allowUnknownOption().allowExcessArguments().argument('[arguments...]')
      command.usage('[options]')
    }
    // What stands behind the name, with options that only the program knows, in its order.
    command.passThroughOptions().action(() => run(one, command.args))
  }
  program.addHelpText('after', `\n${told(say`Each command and each group prints its own help with --help.`)}`)
  return program
}

function toChild(parent: Command, name: string): Command {
  parent.enablePositionalOptions()
  return parent
    .command(name)
    .helpCommand(false)
    .configureHelp({ subcommandTerm: (one) => one.name() })
}
