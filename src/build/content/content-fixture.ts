import { cpSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { ContentError } from './diagnostics.ts'
import { readContent } from './read-content.ts'

// Content folders for tests: what no site stands without, and what a case is about.

/** The moment at which the tests read. */
export const now = new Date('2026-11-21T08:00+07:00')

let temporary = ''
let count = 0

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'content-'))
  await makeBase(join(temporary, 'base'))
})
afterAll(() => rm(temporary, { recursive: true, force: true }))

/** What no site stands without: its pages, the company's profile, a charter in force. */
const needed = [
  'pages',
  'profile',
  'governance/dieu-le-cong-ty-phien-ban-1-0',
  'governance/dieu-le-cong-ty-phien-ban-2-0',
]

/**
 * The site's own, of which pages are reduced to what others refer to: fields and headings, without what they refer to
 * themselves. Hundreds of cases read them, and their prose and pictures are not what those are about.
 */
async function makeBase(base: string): Promise<void> {
  for (const folder of needed) await cp(join('content', folder), join(base, folder), { recursive: true })
  const pages = join(base, 'pages')
  for (const name of await readdir(pages, { recursive: true })) {
    const file = join(pages, name)
    if (/\.(?:svg|png|jpe?g)$/.test(name)) await rm(file)
    else if (/\.(?:yaml|md)$/.test(name)) await writeFile(file, reduce(await readFile(file, 'utf8')))
  }
}

function reduce(text: string): string {
  const [, matter = text, body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ?? []
  const headings = body.match(/^#+ .*$/gm) ?? []
  return [
    matter.replace(/^cover(?:Alt)?:.*\n|^product:\n(?=  (?:fees|faqs|links):)(?:  .*\n)+/gm, ''),
    ...headings.map((heading) => `\n${heading}\n`),
  ].join('')
}

/** Files below `content/`: a text or bytes replace one, null removes it; a link or a folder can stand there too. */
export type Changes = Readonly<Record<string, string | Uint8Array | null | { linkTo: string } | { folder: true }>>

/** What no site stands without and nothing else, with some files changed. */
export async function contentWith(changes: Changes): Promise<string> {
  const directory = join(temporary, String(count++))
  // Ten times as fast as its asynchronous sister, and called for every case.
  cpSync(join(temporary, 'base'), directory, { recursive: true })
  for (const [file, change] of Object.entries(changes)) {
    const path = join(directory, file)
    await rm(path, { recursive: true, force: true })
    await mkdir(dirname(path), { recursive: true })
    if (change === null) continue
    if (typeof change === 'string' || change instanceof Uint8Array) await writeFile(path, change)
    else if ('linkTo' in change) await symlink(change.linkTo, path)
    else await mkdir(path)
  }
  return directory
}

/** What is wrong with a folder, or is warned of: `file:line:column message`, the file below `content/`. */
export async function problemsOf(changes: Changes): Promise<string[]> {
  const directory = await contentWith(changes)
  const diagnostics = await readContent(directory, { now }).then(
    (read) => read.diagnostics.list,
    (error: unknown) => {
      if (error instanceof ContentError) return error.diagnostics
      throw error
    },
  )
  const prefix = diagnostics[0]?.file.split(/\/(?=\d+\/)/)[0] ?? ''
  return diagnostics.map(({ file, line, column, message, isWarning }) => {
    const name = file.slice(prefix.length).replace(/^\/\d+\//, '')
    return `${name}:${line}:${column} ${isWarning ? 'warning: ' : ''}${message}`
  })
}

/** A text with its frontmatter. */
export const text = (body = 'Một đoạn.', matter = 'title: Tiêu đề\nsummary: Tóm tắt.') =>
  `---\n${matter}\n---\n\n${body}\n`
/** The facts of a piece of news. */
export const facts = 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n'
/** A piece of news in both languages. */
export const entry = (changes: Changes = {}) => ({
  'news/a/entry.yaml': facts,
  'news/a/vi.md': text(),
  'news/a/en.md': text('A paragraph.', 'title: Title\nsummary: Summary.'),
  ...changes,
})
