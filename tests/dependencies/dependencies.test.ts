import { expect, test } from 'vitest'
import type { LockedPackage, LockFile, Manifest } from './lock-file.ts'
import { reviewDependencies } from './review-dependencies.ts'
import { toAuditReport } from './to-audit-report.ts'

const locked: LockedPackage = {
  version: '1.0.0',
  integrity: 'sha512-a',
  license: 'MIT',
  hasInstallScript: false,
  dev: false,
  optional: false,
  peer: false,
  dependencies: {},
  devDependencies: {},
}

interface Case {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  allowScripts?: Record<string, boolean>
  packages?: Record<string, Partial<LockedPackage>>
  readme?: string
  lockedDependencies?: Record<string, string>
}

const table = '## Dependencies, and why each\n\n| package | used in |\n|---|---|\n| `a` | server |\n\n## Other\n'

function toLock(names: Pick<Manifest, 'dependencies' | 'devDependencies'>, packages: Case['packages']): LockFile {
  const all = Object.entries(packages ?? {}).map(([folder, found]) => [folder, { ...locked, ...found }] as const)
  return { packages: { ...Object.fromEntries(all), '': { ...locked, ...names } } }
}

function review({
  dependencies = { a: '1.0.0' },
  devDependencies = {},
  allowScripts = {},
  readme = table,
  ...more
}: Case) {
  const { packages = { 'node_modules/a': {} }, lockedDependencies = dependencies } = more
  const lock = toLock({ dependencies: lockedDependencies, devDependencies }, packages)
  return reviewDependencies({ manifest: { dependencies, devDependencies, allowScripts }, lock, readme })
}

const many = Object.fromEntries(Array.from({ length: 11 }, (_none, index) => [`a${index}`, '1.0.0']))
const rows = (...names: string[]) => `## Dependencies\n|---|\n${names.map((name) => `| \`${name}\` | |\n`).join('')}`

test.each<[string, Case, string[]]>([
  ['one package', {}, []],
  ['two tables', { devDependencies: { b: '1.0.0' }, readme: `${rows('a')}\n${rows('b')}` }, []],
  ['a wildcard', { devDependencies: { '@types/b': '1.0.0' }, readme: rows('a', '@types/*') }, []],
  [
    'a build for another system',
    { packages: { 'node_modules/a': {}, 'node_modules/c': { integrity: undefined, optional: true, os: ['aix'] } } },
    [],
  ],
  [
    'builds for other processors and libraries',
    {
      packages: {
        'node_modules/a': {},
        'node_modules/c': { integrity: undefined, optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
        'node_modules/d': { integrity: undefined, optional: true, os: ['linux'], cpu: ['s390x'], libc: ['glibc'] },
        'node_modules/e': { integrity: undefined, optional: true, cpu: ['wasm32'] },
        'node_modules/f-linux-x64-musl': { integrity: undefined, optional: true, os: ['linux'], cpu: ['x64'] },
      },
    },
    [],
  ],
  [
    'builds without hashes for machines that run the site',
    {
      packages: {
        'node_modules/a': {},
        'node_modules/c': { integrity: undefined, optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
        'node_modules/d': { integrity: undefined, optional: true, os: ['darwin', 'linux'], cpu: ['arm64'] },
        'node_modules/e': { integrity: undefined, os: ['aix'] },
      },
    },
    ['node_modules/c has no integrity', 'node_modules/d has no integrity', 'node_modules/e has no integrity'],
  ],
  ['a choice of licences', { packages: { 'node_modules/a': { license: '(MIT OR GPL-3.0)' } } }, []],
  ['a tool of developers', { packages: { 'node_modules/a': { license: 'LGPL-3.0', dev: true } } }, []],
  [
    'a script that is named',
    { allowScripts: { a: true }, packages: { 'node_modules/a': { hasInstallScript: true } } },
    [],
  ],
  [
    'many',
    { dependencies: many, readme: rows(...Object.keys(many)) },
    ['package.json has 11 dependencies of the server; at most 10'],
  ],
  ['a range', { dependencies: { a: '^1.0.0' } }, ['a: "^1.0.0" is not an exact version']],
  ['a tag', { dependencies: { a: 'latest' } }, ['a: "latest" is not an exact version']],
  ['a repository', { dependencies: { a: 'github:a/a' } }, ['a: "github:a/a" is not an exact version']],
  ['no line', { readme: '## Dependencies\n' }, ['a has no line in the tables of dependencies']],
  ['a line too many', { readme: rows('a', 'b') }, ['b is in a table of dependencies, and not in package.json']],
  ['an old lock file', { lockedDependencies: { a: '0.9.0' } }, ['package-lock.json does not belong to package.json']],
  ['no hash', { packages: { 'node_modules/a': { integrity: undefined } } }, ['node_modules/a has no integrity']],
  ['a weak hash', { packages: { 'node_modules/a': { integrity: 'sha1-a' } } }, ['node_modules/a has no integrity']],
  [
    'a new script',
    { packages: { 'node_modules/a/node_modules/@b/c': { hasInstallScript: true } } },
    ['@b/c runs a script when it is installed'],
  ],
  [
    'an old name of a script',
    { allowScripts: { a: true } },
    ['a is in allowScripts of package.json, and has no script'],
  ],
  [
    'a licence that binds',
    { packages: { 'node_modules/a': { license: 'AGPL-3.0' } } },
    ['node_modules/a has the licence AGPL-3.0'],
  ],
  ['no licence', { packages: { 'node_modules/a': { license: undefined } } }, ['node_modules/a has the licence none']],
])('%s', (_name, given, expected) => {
  const found = review(given)
  expect(found).toHaveLength(expected.length)
  for (const [index, start] of expected.entries()) expect(found[index]).toContain(start)
})

const lock = toLock(
  { dependencies: {}, devDependencies: {} },
  { 'node_modules/a': {}, 'node_modules/b': { dev: true } },
)
const weakness = (name: string, severity: string) => ({
  [name]: { name, severity, range: '<2', nodes: [`node_modules/${name}`] },
})
const toPrinted = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities })

test.each([
  ['nothing known', toPrinted({}), { failures: [], notes: [] }],
  ['a grave one in the server', toPrinted(weakness('a', 'high')), { failures: ['a <2: high'], notes: [] }],
  ['a slight one in the server', toPrinted(weakness('a', 'moderate')), { failures: [], notes: ['a <2: moderate'] }],
  ['a grave one in a tool', toPrinted(weakness('b', 'critical')), { failures: [], notes: ['b <2: critical'] }],
  [
    'no network',
    '{"message":"request to https://a failed"}',
    { unknown: 'request to https://a failed', failures: [], notes: [] },
  ],
  ['a refusing registry', '{"error":{"summary":"405"}}', { unknown: '405', failures: [], notes: [] }],
  ['no npm', '', { unknown: 'npm printed no report', failures: [], notes: [] }],
])('an audit with %s', (_name, printed, expected) => {
  expect(toAuditReport(printed, lock)).toEqual(expected)
})
