import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { siteCommands, siteGroups } from './site-commands.ts'

const program = resolve('src/desk/site/site.js')

/** Runs `npm run site --` with arguments. */
function run(typed: string, cwd = process.cwd()) {
  const args = typed.split(' ').filter(Boolean)
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd, encoding: 'utf8' })
  return { status, printed: stdout + stderr }
}

test.each<[typed: string, status: number, printed: RegExp]>([
  ['exprot', 2, /^error: unknown command 'exprot'\n\(Did you mean export\?\)\n--help lists the options/],
  ['export ngix', 2, /^error: unknown command 'ngix'\n\(Did you mean nginx\?\)/],
  ['nothing-like-it', 2, /^error: unknown command 'nothing-like-it'\n/],
  ['--hlep', 2, /^error: unknown option '--hlep'\n\(Did you mean --help\?\)/],
  ['', 2, /^Usage: npm run site -- \[options\] \[command\]/],
  ['export', 2, /^Usage: npm run site -- export \[options\] \[command\]/],
  ['messages extract x', 2, /^error: too many arguments for 'extract'/],
  ['messages extract --chek', 2, /^error: unknown option '--chek'/],
  ['routes --chek', 2, /^error: unknown option '--chek'\n\(Did you mean --check\?\)/],
  ['routes x', 2, /^error: too many arguments/],
  ['release list --out', 2, /^error: option '--out <dir>' argument missing/],
  ['release list many', 2, /^error: command-argument value 'many' is invalid for argument 'number'/],
  ['release list --out nowhere', 1, /There is no release in .*nowhere/],
  ['export nginx', 2, /^error: missing: --out <dir>/],
  ['export nginx --help', 0, /^Usage: npm run site -- export nginx \[options\]/],
  ['content archive verify --help', 0, /^Usage: npm run site -- content archive verify \[options\] <target>/],
  ['messages extract --help', 0, /^Usage: npm run site -- messages extract \[options\]/],
  ['print -h', 0, /^Usage: npm run site -- print \[options\] \[words\.\.\.\]/],
])('%j ends with status %i', (typed, status, printed) => {
  expect(run(typed)).toEqual({ status, printed: expect.stringMatching(printed) })
})

test.each(['', ...Object.keys(siteGroups)])('the help of %j lists what is in it', (group) => {
  const { status, printed } = run(`${group} --help`)
  const names = siteCommands.flatMap(({ name }) => (group === '' || name.startsWith(`${group} `) ? [name] : []))
  const listed = new Set(names.map((name) => name.slice(group === '' ? 0 : group.length + 1).split(' ', 1)[0]))
  expect(status).toBe(0)
  for (const name of listed) expect(printed).toMatch(new RegExp(`^  ${name} `, 'm'))
})

test('a command runs the same from another folder', () => {
  expect(run('report compliance', tmpdir())).toEqual(run('report compliance'))
})
