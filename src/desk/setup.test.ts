import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withoutRights } from '#lib/without-rights-fixture.ts'

// `npm run site -- setup`, before anything is installed: as a process of its own, with a program in the place of npm.

const setup = resolve('src/desk/setup.js')
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'setup-')))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true }))

const lock = {
  '': {},
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a/node_modules/b': { version: '2.0.0', integrity: 'sha512-b', dev: true },
  'node_modules/c-here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
  'node_modules/c-elsewhere': { version: '1.0.0', optional: true, os: ['none'], cpu: ['none'] },
  'node_modules/wasm': { version: '1.0.0', optional: true },
}
type Packages = Readonly<Record<string, object>>
const { '': _project, 'node_modules/c-elsewhere': _elsewhere, 'node_modules/wasm': _wasm, ...installed } = lock
const without = (name: keyof typeof installed): Packages =>
  Object.fromEntries(Object.entries(installed).filter(([path]) => path !== name))
const withNode = (packages: Packages, version: string): Packages => ({ ...packages, 'node_modules/node': { version } })

const write = (project: string, path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}
const writePackages = (project: string, file: string, packages: Packages) =>
  write(project, file, JSON.stringify({ packages }))

/** Writes the files of an installation. */
function writeInstalled(project: string, packages: Packages): void {
  for (const path of Object.keys(packages)) write(project, `${path}/package.json`, '{}')
  writePackages(project, 'node_modules/.package-lock.json', packages)
}

// Says how it was started, and installs what stands in `result`.
write(
  folder,
  'npm',
  '#!/bin/sh\necho "npm $* ($NODE_ENV$npm_config_ignore_scripts$npm_config_omit)"\n[ -d result ] && cp -r result/. node_modules\nexit ${NPM_STATUS:-0}\n',
)
chmodSync(join(folder, 'npm'), 0o755)

interface Case {
  locked?: Packages
  present?: Packages
  result?: Packages
  prepare?: (project: string) => void
  name?: string
  environment?: Record<string, string>
  /** True if the user may not write to the project. */
  isStranger?: boolean
}

function run({ locked = lock, present, result, prepare, name = '', environment = {}, isStranger }: Case) {
  const parent = mkdtempSync(join(folder, 'project-'))
  chmodSync(parent, 0o755)
  const project = join(parent, name)
  mkdirSync(join(project, 'node_modules'), { recursive: true })
  writePackages(project, 'package-lock.json', locked)
  if (present) writeInstalled(project, present)
  if (result) {
    const made = join(project, 'result')
    for (const path of Object.keys(result)) write(made, `${path.slice('node_modules/'.length)}/package.json`, '{}')
    writePackages(made, '.package-lock.json', result)
  }
  prepare?.(project)
  if (isStranger) chmodSync(project, 0o555)
  const [command, args] = isStranger ? withoutRights(process.execPath, [setup]) : [process.execPath, [setup]]
  const env = { PATH: [folder, process.env['PATH']].join(delimiter), ...environment }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, env, encoding: 'utf8' })
  return { status, printed: (stdout + stderr).replaceAll(project, 'PROJECT') }
}

const quiet = '--no-audit --no-fund --loglevel=error'
const ci = `npm ci --include=dev --include=optional --include=peer --bin-links --package-lock --ignore-scripts ${quiet} ()\n`
const rebuild = `npm rebuild node workerd --ignore-scripts=false ${quiet} ()\n`
const whole = { result: installed }

test.each<[string, Case, { status: number; printed: string }]>([
  ['nothing is installed', whole, { status: 0, printed: ci + rebuild }],
  ['all is installed', { present: installed }, { status: 0, printed: '' }],
  [
    'an installation that did not end',
    { ...whole, prepare: (project) => write(project, 'node_modules/a/package.json', '{}') },
    { status: 0, printed: ci + rebuild },
  ],
  [
    'development packages are left out',
    { ...whole, present: without('node_modules/a/node_modules/b') },
    { status: 0, printed: ci + rebuild },
  ],
  [
    'optional packages are left out',
    { ...whole, present: without('node_modules/c-here') },
    { status: 0, printed: ci + rebuild },
  ],
  [
    'another version is installed',
    { ...whole, present: { ...installed, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } } },
    { status: 0, printed: ci + rebuild },
  ],
  [
    'a folder is gone',
    { ...whole, present: installed, prepare: (project) => rmSync(join(project, 'node_modules/a/package.json')) },
    { status: 0, printed: ci + rebuild },
  ],
  [
    'install scripts have not run',
    { locked: withNode(lock, '0.0.0'), present: withNode(installed, '0.0.0') },
    {
      status: 1,
      printed: `${rebuild}Still missing after the installation: node, workerd. Run: npm ci --include=dev\n`,
    },
  ],
  [
    'the settings of npm leave out what is needed',
    {
      ...whole,
      environment: { NODE_ENV: 'production', npm_config_ignore_scripts: 'true', npm_config_omit: 'dev' },
    },
    { status: 0, printed: ci + rebuild },
  ],
  [
    'npm leaves a package out',
    { result: without('node_modules/a') },
    { status: 1, printed: `${ci}${rebuild}Still missing after the installation: a. Run: npm ci --include=dev\n` },
  ],
  [
    'npm fails',
    { environment: { NPM_STATUS: '7' } },
    {
      status: 7,
      printed: `${ci}npm ci did not succeed; what it said is above. The next start tries again.\n`,
    },
  ],
  [
    'there is no npm',
    { environment: { PATH: '' } },
    {
      status: 1,
      printed: 'npm could not be started: spawnSync npm ENOENT. Run this through npm: npm run site -- setup\n',
    },
  ],
  [
    'a path of other letters',
    { ...whole, name: 'dự án [x] (a) {b} 100% $c "d" &e !' },
    { status: 0, printed: ci + rebuild },
  ],
])('%s', (_name, one, expected) => {
  expect(run(one)).toEqual(expected)
})

test.each(["a'b", 'a#b', 'a?b', 'a*b', 'a%20b', ...(delimiter === ':' ? ['a:b', 'a\\b'] : [])])(
  'a path with %s is refused before anything is installed',
  (name) => {
    const { status, printed } = run({ name })
    const [character = ''] = /[^ab]+/.exec(name) ?? []
    expect(printed).toContain(`The path of this folder contains "${character}"`)
    expect(status).toBe(1)
  },
)

test('editors’ schemas that cannot be written are a warning, and those that need not be are none', () => {
  const project = mkdtempSync(join(folder, 'project-'))
  chmodSync(project, 0o755)
  write(project, '.vscode/settings.json', '{}')
  const writeSchemas = () => {
    const [command, args] = withoutRights(process.execPath, [resolve('src/desk/schemas-cli.ts'), '--quiet'])
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8' })
    return { status, printed: stdout + stderr }
  }
  chmodSync(join(project, '.vscode'), 0o555)
  const { status, printed } = writeSchemas()
  expect(status).toBe(0)
  expect(printed).toBe("warning: the schemas for editors' programs were not written: EACCES\n")
  chmodSync(join(project, '.vscode'), 0o755)
  expect(writeSchemas()).toEqual({ status: 0, printed: '' })
  chmodSync(join(project, '.vscode'), 0o555)
  chmodSync(join(project, '.vscode/schemas'), 0o555)
  expect(writeSchemas()).toEqual({ status: 0, printed: '' })
})

test('uses nothing that has to be installed', () => {
  const files = [setup, resolve('src/desk/site/site.js')]
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const names = Array.from(text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)/g), ([, name = '']) => name).filter(
      (name) => name !== './site-cli.ts', // once all is installed
    )
    // That came with Node 22: a static import of it would stop Node 20.
    expect(text).not.toMatch(/^import .*enableCompileCache/m)
    files.push(...names.filter((name) => /^\.\.?\/[a-z-]+\.js$/.test(name)).map((name) => join(dirname(file), name)))
    if (files.indexOf(file) < 2) expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !name.startsWith('node:') && !/^\.\.?\/[a-z-]+\.js$/.test(name))).toEqual([])
  }
})
