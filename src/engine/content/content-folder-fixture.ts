import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { locales } from '#engine/model/locale/locale.ts'
import { site } from '#site/site.ts'
import { entry, now, text } from './content-fixture.ts'
import type { ReadContent } from './examine-tree.ts'
import type { OpenOptions, ReaderOptions } from './open-content.ts'
import { readContent } from './read-content.ts'

// Content on the disk, for tests of readers. It lacks most pages, so that it has errors too.

export const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z"/></svg>'

const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(entry()).map(([path, content]) => [path, String(content)])),
  'news/b/entry.yaml': 'category: thi-truong\npublishedAt: 2026-10-13T08:30+07:00\ncover: b.svg\n',
  'news/b/vi.md': text(
    '## Một\n\n[a](/tin-tuc/a#hai)\n\n### Ba\n\nĐoạn.',
    'title: B\nsummary: Câu.\ncoverAlt: Một hình',
  ),
  'news/b/b.svg': svg,
  'pages/entry.yaml': 'order: 1\nicon: lucide:wallet\n',
  'pages/vi.md': text(),
  'pages/ho-tro/entry.yaml': 'order: x\n',
  'pages/ho-tro/vi.md': text(),
}

/** A folder with content, and how to delete it. */
export async function createContentFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  const directory = join(folder, 'content')
  for (const [path, content] of Object.entries(files)) await writeInto(directory, path, content)
  return {
    directory,
    cacheFile: join(folder, 'cache', 'content.sqlite'),
    remove: () => rm(folder, { recursive: true }),
  }
}

export async function writeInto(directory: string, path: string, content: string): Promise<void> {
  await mkdir(dirname(join(directory, path)), { recursive: true })
  await writeFile(join(directory, path), content)
}

/** Reads a folder as a new program does, with the bodies of all texts. */
export async function readOnce(directory: string, options: OpenOptions & Partial<ReaderOptions>) {
  return toComparable(await readContent(site, directory, { now, ...options }))
}

/** All that was read, as data, with the bodies of all texts. */
export function toComparable({ content, hashes, diagnostics, icons, nextChange }: ReadContent) {
  const { pages, entries, images, attachments } = content
  const objects = [...pages.values(), ...site.names.flatMap((name) => [...entries[name]])]
  const parts = objects.map((object) => ({
    ...object,
    hashes: hashes.of(object),
    texts: locales.map((locale) => {
      const found = object.texts[locale]
      if (!found) return undefined
      const { title, summary, coverAlt, seo, html, isEmpty, headings, anchors, intro, sections, steps } = found
      return { title, summary, coverAlt, seo, html, isEmpty, headings, anchors, intro, sections, steps }
    }),
  }))
  const lines = diagnostics.list.map((one) => JSON.stringify(one)).toSorted()
  return { parts, images, attachments, icons: icons.toSorted(), nextChange, lines }
}
