import { Command } from 'commander'

// Loaded before a program of `createProgram`: it parses the command lines in COMMAND_LINES with the options and arguments that the
// program defines, does nothing, and prints why each is refused, or an empty text.

const { parse } = Command.prototype
const handler = '_actionHandler'

/** @param {any} command with what Commander keeps of it, which no type has */
function disarm(command) {
  command.exitOverride((error) => {
    throw error
  })
  command.configureOutput({ writeErr: () => undefined, writeOut: () => undefined })
  if (command[handler]) command[handler] = () => undefined
  for (const one of command.commands) disarm(one)
}

function parseAll() {
  disarm(this)
  const lines = JSON.parse(process.env['COMMAND_LINES'] ?? '[]')
  const answers = lines.map((args) => {
    try {
      parse.call(this, args, { from: 'user' })
      return ''
    } catch (error) {
      return String(error.message)
    }
  })
  process.stdout.write(JSON.stringify(answers))
  process.exit(0)
}

Command.prototype.parse = parseAll
Command.prototype.parseAsync = parseAll
