import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortCommands, siteCommands, siteGroups } from '../../src/desk/site/site-commands.ts'

// The scripts of package.json run in every shell, also in Windows' cmd.exe.

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> } // npm requires this shape

/** The syntax that a shell other than POSIX's reads differently, or not at all: only `&&` and `||` mean the same in all. */
function findShellSyntax(script: string): string[] {
  return script.split(/ (?:&&|\|\|) /).flatMap((command) => {
    const found = command.match(/[^\w :./@=,+-]/)
    const [name = ''] = command.split(' ', 1)
    return [
      ...(found ? [`"${found[0]}" in "${command}"`] : []),
      ...(name.includes('=') ? [`"${name}" sets a variable`] : []),
    ]
  })
}

test.each([
  ['node a.ts --b c && vite || npm run -s d:e', []],
  ['A=2 node a.ts', ['"A=2" sets a variable']],
  ['[ a -nt b ] || npm ci', ['"[" in "[ a -nt b ]"']],
  ["node 'a b'", [`"'" in "node 'a b'"`]],
  ['rm $HOME', ['"$" in "rm $HOME"']],
  ['node a & node b', ['"&" in "node a & node b"']],
  ['node a; node b', ['";" in "node a; node b"']],
  ['node a > b', ['">" in "node a > b"']],
  ['node a | b', ['"|" in "node a | b"']],
  ['prettier *.ts', ['"*" in "prettier *.ts"']],
])('the syntax of %s', (script, found) => {
  expect(findShellSyntax(script)).toEqual(found)
})

test.each(Object.entries(scripts))(
  'the script %s runs in every shell, and starts programs that are there',
  (_name, script) => {
    expect(findShellSyntax(script)).toEqual([])
    for (const command of script.split(/ (?:&&|\|\|) /)) {
      const [program = '', ...args] = command.split(' ')
      if (program === 'npm')
        expect(scripts).toHaveProperty([args.find((arg) => arg !== 'run' && !arg.startsWith('-')) ?? ''])
      else expect(existsSync(`node_modules/.bin/${program}`), program).toBe(true)
      for (const arg of args.filter((one) => /\.[jt]s$/.test(one) && one.includes('/'))) {
        expect(globSync([arg, `tests/**/${arg}`]), arg).not.toEqual([])
      }
    }
  },
)

test('the scripts are those that the page of commands lists', () => {
  expect(Object.keys(scripts)).toEqual(Object.keys(shortCommands))
})

test.each(siteCommands.map((one) => [one.name, one] as const))(
  'the command %s has a program, a group and a page',
  (name, { program, first = [], page }) => {
    for (const file of [program, ...first.map(([before = '']) => before)]) expect(existsSync(file), file).toBe(true)
    if (page !== undefined) expect(existsSync(`docs/${page}`), page).toBe(true)
    const [group = '', ...rest] = name.split(' ')
    if (rest.length > 0) expect(siteGroups).toHaveProperty([group])
    expect(siteCommands.filter((one) => one.name === name)).toHaveLength(1)
  },
)
