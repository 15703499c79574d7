import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/**
 * The arguments that a program says it takes: `PATH --by NAME [--out DIR] [--check]`.
 * @param typed how it is started. @throws where its help says another name, or it prints none
 */
export async function readUsage(program: string, typed: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--help'], {
    // In the language of the code, whatever that of the system is.
    env: { ...process.env, LC_ALL: 'en_US.UTF-8', NODE_COMPILE_CACHE: '.cache/node' },
  })
  if (!stdout.startsWith(`Usage: ${typed} `))
    throw new ProgramError(say`${program} is started by ${typed}, and names itself otherwise: ${stdout}`)
  return toUsage(stdout)
}

/** The arguments in the help of a program of `createProgram`. */
export function toUsage(help: string): string {
  const [, words = ''] = /^Usage: [^\n]*?\[options\] ?(.*)$/m.exec(help) ?? []
  const required = new Set(Array.from(words.matchAll(/ ?(--[\w-]+) <[^>]+>/g), ([, flag = '']) => flag))
  const values = words
    .replaceAll(/ ?--[\w-]+ <[^>]+>/g, '')
    .split(' ')
    .filter((word) => word !== '' && word !== '[command]')
  const flags = Array.from(
    help.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)(?: [<[]([^>\]]+)[>\]])?/gm),
    ([, flag = '', value]) => {
      const whole = value === undefined ? flag : `${flag} ${value.toUpperCase()}`
      return required.has(flag) ? whole : `[${whole}]`
    },
  )
  return [...values.map(toValue), ...flags.filter((flag) => flag !== '[--help]')].join(' ')
}

/** `<path>` → `PATH`, `[number]` → `[NUMBER]`, `<folders...>` → `FOLDERS…`. */
function toValue(word: string): string {
  const name = word.slice(1, -1).replace('...', '…').toUpperCase()
  return word.startsWith('[') ? `[${name}]` : name
}
