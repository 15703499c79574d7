import { globSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { siteCommands } from '../../src/desk/site/site-commands.ts'
import { findBrokenReferences, findUnknownCommands, type Project } from './find-broken-references.ts'
import { findIndexProblems } from './find-index-problems.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> } // npm requires this shape

const project: Project = {
  scripts: new Set(Object.keys(scripts)),
  commands: new Set(siteCommands.map(({ name }) => name)),
  hasMatch: (glob) => globSync(glob).some((path) => !glob.endsWith('/') || statSync(path).isDirectory()),
}

const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'tests/*/README.md']).toSorted()

test('the documents are found', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/testing.md', 'tests/site/README.md']))
})

test.each(documents)('every path and every script in %s exists', (path) => {
  expect(findBrokenReferences({ path, text: readFileSync(path, 'utf8') }, project)).toEqual([])
})

test('the index of decisions has each one, with its title and its status', () => {
  const decisions = globSync('docs/decisions/0*.md')
    .toSorted()
    .map((path) => ({ name: posix.basename(path), text: readFileSync(path, 'utf8') }))
  expect(decisions.length).toBeGreaterThan(50)
  expect(findIndexProblems(readFileSync('docs/decisions/README.md', 'utf8'), decisions)).toEqual([])
})

const parts = '\n**Question.** a\n\n**Would change it.** b\n'
const first = { name: '0001-a.md', text: `# 0001 A\n${parts}` }
const second = { name: '0002-b.md', text: `# 0002 B\n${parts}` }
const toRow = (number: string, title: string, state: string) =>
  `| [${number}](${number}-${title.toLowerCase()}.md) | ${title} | ${state} | c |\n`

test.each<[name: string, index: string, problems: string[]]>([
  ['complete', toRow('0001', 'A', 'superseded by 0002') + toRow('0002', 'B', 'accepted'), []],
  ['amended twice', toRow('0001', 'A', 'amended by 0002, 0002') + toRow('0002', 'B', 'accepted'), []],
  ['a missing row', toRow('0001', 'A', 'accepted'), ['0002-b.md has 0 rows']],
  [
    'another title',
    toRow('0001', 'A', 'accepted') + toRow('0002', 'B', 'accepted').replace('| B |', '| C |'),
    ['0002-b.md begins with “# 0002 B”, not with “# 0002 C”'],
  ],
  [
    'no status',
    toRow('0001', 'A', 'done') + toRow('0002', 'B', 'accepted'),
    ['0001 is “done”: write accepted, amended by NNNN or superseded by NNNN'],
  ],
  [
    'superseded by none',
    toRow('0001', 'A', 'superseded by 0003') + toRow('0002', 'B', 'superseded by 0001'),
    [
      '0001 is “superseded by 0003”, and 0003 is no later decision',
      '0002 is “superseded by 0001”, and 0001 is no later decision',
    ],
  ],
  [
    'a row without a file',
    toRow('0001', 'A', 'accepted') + toRow('0002', 'B', 'accepted') + toRow('0003', 'C', 'accepted'),
    ['0003-c.md does not exist'],
  ],
])('the index: %s', (_name, index, problems) => {
  expect(findIndexProblems(index, [first, second])).toEqual(problems)
})

test.each([
  ['all parts', parts, []],
  ['no question', '**Would change it.** b\n', ['0001-a.md does not ask a **Question.**']],
  ['nothing that would change it', '**Question.** a\n', ['0001-a.md does not say what **Would change it.**']],
  ['a report', `${parts}${'a '.repeat(700)}`, ['0001-a.md has 710 words; at most 700']],
])('the parts of a decision: %s', (_name, text, problems) => {
  expect(findIndexProblems(toRow('0001', 'A', 'accepted'), [{ ...first, text: `# 0001 A\n${text}` }])).toEqual(problems)
})

const texts = globSync([
  '{src,tests,routes}/**/*.{ts,tsx,js,css,md}',
  '.vscode/*.json',
  '*.{jsonc,ts}',
  'content/*.{lock,yaml}',
])
// These are about texts with mistakes.
const ownTexts = ['tests/architecture/docs.test.ts', 'tests/architecture/scripts.test.ts', 'src/desk/site/site.test.ts']

test('every command that a text of the project names is one that there is', () => {
  expect(texts).toEqual(expect.arrayContaining(['src/desk/setup.js', 'tests/check.ts', 'content/archive.lock']))
  const checked = texts.filter((path) => !ownTexts.includes(path))
  const problems = checked.flatMap((path) => findUnknownCommands({ path, text: readFileSync(path, 'utf8') }, project))
  expect(problems).toEqual([])
})

const folders = [
  'src',
  'src/lib',
  'src/features',
  'src/features/fees',
  'content/fees/a',
  'tests/site',
  'tests/site/content',
]
const files = [
  'src/lib/clock.ts',
  'src/features/fees/payload.ts',
  'src/features/fees/fees-view.tsx',
  'routes/tin-tuc/$slug.tsx',
  'content/financials/2025-rieng/entry.yaml',
  'docs/testing.md',
  'tests/site/README.md',
  'tests/site/content/news',
]

const small: Project = {
  scripts: new Set(['build', 'publish:watch', 'site']),
  commands: new Set(['routes', 'content check']),
  hasMatch: (glob) => {
    const paths = glob.endsWith('/') ? folders.map((folder) => `${folder}/`) : [...folders, ...files]
    return paths.some((path) => posix.matchesGlob(path, glob))
  },
}

const toMissing = (command: string) => `tests/site/a.md:1: npm run site -- ${command} is no command: see --help`

const missing = (line: number, path: string) => `tests/site/a.md:${line}: ${path} does not exist`

test.each<[name: string, text: string, problems: string[]]>([
  ['a file', '`src/lib/clock.ts`', []],
  ['a missing file', 'a\n\n`src/lib/clocks.ts`', [missing(3, 'src/lib/clocks.ts')]],
  ['a folder', '`src/lib` and `src/lib/`', []],
  ['a file as a folder', '`src/lib/clock.ts/`', [missing(1, 'src/lib/clock.ts/')]],
  ['a missing file outside of code', 'src/lib/clocks.ts', []],
  ['a command', '`node src/a/b.ts --check`', [missing(1, 'src/a/b.ts')]],
  ['a code block', '```sh\nls src/lib\nls src/libs\n```', [missing(3, 'src/libs')]],
  ['a span of two lines', '`src/a\nsrc/lib src/b`', [missing(1, 'src/a'), missing(2, 'src/b')]],
  ['an unpaired backtick', 'a ` b\n\n`src/a`', [missing(3, 'src/a')]],
  ['a path of another root', '`dist/src/a` `#src/a` `@a/src/a` `https://a.example/src/a`', []],
  ['the end of a sentence', '`Read src/lib/clock.ts.`', []],
  ['a line of a file', '`src/lib/clock.ts:3`', []],
  ['a path from the folder of the document', '`content/news`', []],
  ['a route with a parameter', '`routes/tin-tuc/$slug.tsx`', []],
  ['a missing route', '`routes/tin-tuc/$id.tsx`', [missing(1, 'routes/tin-tuc/$id.tsx')]],
  ['globs', '`src/features/*/payload.ts` `docs/**/*.md` `src/{lib,app}`', []],
  ['a glob without a match', '`src/features/*/payloads.ts`', [missing(1, 'src/features/*/payloads.ts')]],
  ['placeholders', '`src/features/<name>/payload.ts` `src/features/NAME/payload.ts` `content/fees/<slug>/`', []],
  ['parts of a name', '`content/financials/<year>-<basis>/entry.yaml` `src/features/NAME/NAME-view.tsx`', []],
  ['omitted parts', '`content/…/entry.yaml` `src/features/fees/fees…`', []],
  ['a placeholder without a match', '`src/features/<name>/a.ts`', [missing(1, 'src/features/<name>/a.ts')]],
  ['a name in capitals', '`tests/site/README.md`', []],
  ['links', '[a](../../docs/testing.md#b) [c](README.md) [d](https://a.example/d) [e](#e) [f](/ve-shs)', []],
  ['a broken link', '[a](b.md)', ['tests/site/a.md:1: the link to b.md is broken']],
  ['a link in code', '`[a](b.md)`', []],
  ['scripts', '`npm run build`, npm run -s publish:watch -- --keep 1, `npm run NAME`', []],
  [
    'commands',
    '`npm run site -- routes --check`, npm run -s site --\ncontent\ncheck --watch, `npm run site -- NAME`',
    [],
  ],
  ['a command and more words', 'Run npm run site -- routes and commit', []],
  ['a missing command', 'npm run site -- rotues', [toMissing('rotues')]],
  ['a missing command of a group', 'a `npm run site -- content chekc`', [toMissing('content chekc')]],
  ['a group alone', 'npm run site -- content', [toMissing('content')]],
  ['a missing script', 'npm\nrun builds', ['tests/site/a.md:2: npm run builds is not a script of package.json']],
])('the finder: %s', (_name, text, problems) => {
  expect(findBrokenReferences({ path: 'tests/site/a.md', text }, small)).toEqual(problems)
})
