import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { built, copyProject } from '../releases/project.ts'
import { readOutput } from '../site/read-output.ts'

// Follows the recipe “a collection with pages and a list” of docs/recipes.md in a copy of the project: the copy must compile, and show
// the page and the list. Part of npm run site -- test full.

const project = await copyProject()
/** The files of code that the recipe touches, other than generated ones. */
const touched = new Set<string>()

async function write(path: string, text: string): Promise<void> {
  if (/^(?:src|routes)\//.test(path)) touched.add(path)
  await mkdir(dirname(join(project.directory, path)), { recursive: true })
  await writeFile(join(project.directory, path), text)
}

/** Writes a file like another one: with other words in place of its own. */
async function writeLike(path: string, model: string, words: readonly (readonly [string, string])[]): Promise<void> {
  const text = await readFile(join(project.directory, model), 'utf8')
  await write(
    path,
    words.reduce((before, [from, to]) => before.replaceAll(from, to), text),
  )
}

async function edit(path: string, from: string, to: string): Promise<void> {
  touched.add(path)
  await project.edit(path, from, to)
}

function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: project.directory, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`)
}

const names = [
  ['pressReleases', 'events'],
  ['PressReleaseFacts', 'EventFacts'],
  ["'press-releases'", 'events'],
  ['/thong-cao-bao-chi', '/su-kien'],
] as const

try {
  const articles = 'src/features/articles'
  await writeLike(`${articles}/collections/events.ts`, `${articles}/collections/press-releases.ts`, names)
  await edit(
    `${articles}/feature.ts`,
    'import { news }',
    "import { events } from './collections/events.ts'\nimport { news }",
  )
  await edit(
    `${articles}/feature.ts`,
    "    'press-releases': {",
    `    events: {
      ...plainEntry,
      definition: events,
      toJsonLd: () => [],
      search: { name: /*i18n*/ { id: 'build.search.kind.event', message: 'Sự kiện' } },
    },
    'press-releases': {`,
  )
  await write(
    `${articles}/event-view.tsx`,
    `import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import type { EntryPayloads } from '#site/map/payloads.ts'

/** The page of an event. */
export function EventView({ page }: { page: EntryPayloads['events'] }) {
  return <EntryLayout page={page} facts={[]} />
}
`,
  )
  const routes = [
    ["'press-releases'", "'events'"],
    ['ArticleView', 'EventView'],
    ['article-view', 'event-view'],
    ...names.slice(-1),
  ] as const
  for (const name of ['index', '$slug']) {
    await writeLike(`routes/su-kien/${name}.tsx`, `routes/thong-cao-bao-chi/${name}.tsx`, routes)
  }
  run(process.execPath, 'src/engine/cli/routes-cli.ts')
  run('node_modules/.bin/lingui', 'extract', '--clean')
  await project.edit(
    'src/i18n/locales/en/messages.po',
    /msgid "build\.search\.kind\.event"\nmsgstr ""/,
    'msgid "build.search.kind.event"\nmsgstr "Event"',
  )
  for (const [folder, facts] of [
    ['pages/su-kien', 'order: 90\n'],
    ['events/ngay-hoi', 'publishedAt: 2026-10-01T08:30+07:00\n'],
  ] as const) {
    await write(`content/${folder}/entry.yaml`, facts)
    await write(`content/${folder}/vi.md`, '---\ntitle: Sự kiện\nsummary: Tóm tắt.\n---\n\nMột đoạn.\n')
    await write(`content/${folder}/en.md`, '---\ntitle: Open day\nsummary: Summary.\n---\n\nA paragraph.\n')
  }
  // Without tests, which are not copied.
  const program = {
    extends: './tsconfig.json',
    include: ['src', 'routes'],
    exclude: ['**/*.test.ts', '**/*-fixture.ts'],
  }
  await writeFile(join(project.directory, 'tsconfig.program.json'), JSON.stringify(program))
  run('node_modules/.bin/tsc', '-p', 'tsconfig.program.json')
  await built(project)
  const site = readOutput(join(project.directory, 'dist'))
  const shown = {
    page: site.readPage('/su-kien/ngay-hoi', 'en').includes('A paragraph.'),
    list: site.readPage('/su-kien', 'en').includes('/su-kien/ngay-hoi'),
    sitemap: site.readFile('/sitemap/events-2026.xml').includes('/su-kien/ngay-hoi'),
  }
  console.info(`${touched.size} files of code: ${[...touched].join(', ')}`)
  console.info(JSON.stringify(shown))
  if (Object.values(shown).includes(false)) process.exitCode = 1
} finally {
  await rm(project.directory, { recursive: true, force: true })
}
