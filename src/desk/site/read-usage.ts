import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The arguments that a program says it takes: `PATH [--out DIR] [--check]`. @throws where it does not print its help */
export async function readUsage(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--help'])
  return toUsage(stdout)
}

/** The arguments in the help of a program of `createProgram`. */
export function toUsage(help: string): string {
  const [, words = ''] = /^Usage: [^\n]*?\[options\] ?(.*)$/m.exec(help) ?? []
  const values = words.split(' ').filter((word) => word !== '' && word !== '[command]')
  const flags = Array.from(
    help.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)(?: [<[]([\w. -]+)[>\]])?/gm),
    ([, flag = '', value]) => (value === undefined ? `[${flag}]` : `[${flag} ${value.toUpperCase()}]`),
  )
  return [...values.map(toValue), ...flags.filter((flag) => flag !== '[--help]')].join(' ')
}

/** `<path>` → `PATH`, `[number]` → `[NUMBER]`, `<folders...>` → `FOLDERS…`. */
function toValue(word: string): string {
  const name = word.slice(1, -1).replace('...', '…').toUpperCase()
  return word.startsWith('[') ? `[${name}]` : name
}
