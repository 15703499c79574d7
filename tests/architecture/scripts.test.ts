import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

// The scripts of package.json run in every shell, also in Windows' cmd.exe; `npm run setup` before anything is installed.

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8')) // npm requires this shape

/** What a shell other than POSIX's reads differently, or not at all: only `&&` and `||` mean the same in all. */
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

describe('the installation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const setup = resolve('src/editor/setup.js')
  // Found before any other npm; tells how it was started.
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "npm $*"\nexit ${NPM_STATUS:-0}\n', { mode: 0o755 })

  test('uses nothing that has to be installed', () => {
    const names = Array.from(
      readFileSync(setup, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)/g),
      ([, name]) => name,
    )
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !name?.startsWith('node:'))).toEqual([])
  })

  const installation = 'npm ci --no-audit --no-fund --loglevel=error\n'
  test.each<[string, { installed?: number; status?: number; path?: string }, { status: number; printed: string }]>([
    ['nothing is installed', {}, { status: 0, printed: installation }],
    ['the lock file is newer', { installed: 100 }, { status: 0, printed: installation }],
    ['the installation is newer', { installed: 300 }, { status: 0, printed: '' }],
    ['npm fails', { status: 7 }, { status: 7, printed: installation }],
    [
      'there is no npm',
      { path: '' },
      { status: 1, printed: 'npm could not be started: spawnSync npm ENOENT. Run this through npm: npm run setup\n' },
    ],
  ])('%s', (_name, { installed, status = 0, path = folder }, expected) => {
    const project = mkdtempSync(join(folder, 'project-'))
    const write = (file: string, time: number) => {
      writeFileSync(join(project, file), '{}')
      utimesSync(join(project, file), time, time)
    }
    write('package-lock.json', 200)
    if (installed !== undefined) {
      mkdirSync(join(project, 'node_modules'))
      write('node_modules/.package-lock.json', installed)
    }
    const env = { PATH: path === '' ? '' : [path, process.env['PATH']].join(delimiter), NPM_STATUS: String(status) }
    const run = spawnSync(process.execPath, [setup], { cwd: project, env, encoding: 'utf8' })
    expect({ status: run.status, printed: run.stdout + run.stderr }).toEqual(expected)
  })
})
