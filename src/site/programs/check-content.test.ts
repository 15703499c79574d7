import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeInto } from '#engine/content/content-folder-fixture.ts'

const facts = 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n'
const head = '---\ntitle: Tiêu đề\nsummary: Tóm tắt.\n---\n\n'

/** Many kinds of faults, one or more a file. */
const faults: Readonly<Record<string, string>> = {
  'newz/a/entry.yaml': facts,
  'taken-down.yaml': 'a b: {}\n/news/a: { at: x }\n',
  'pages/entry.yaml': 'order: x\n',
  'pages/vi.md': head,
  'pages/Ho Tro/vi.md': head,
  'news/loose.txt': 'a',
  'news/no-facts/vi.md': head,
  'news/no-text/entry.yaml': facts,
  'news/fields/entry.yaml':
    'categori: thi-truong\ncategory: thi-truon\npublishedAt: 12/10/2026\ntags: x\nsample: "true"\ncorrects: {}\ncover: A.jpg\n',
  'news/fields/vi.md': '---\ntitle: 2026\nsummary:\n---\n\nA.\n',
  'news/yaml/entry.yaml': 'category: [a\nx\n',
  'news/yaml/vi.md': '---\ntitle: A: b\nsummary: @a\n---\n\nA.\n',
  'news/matter/entry.yaml': facts,
  'news/matter/vi.md': 'A.\n',
  'news/dates/entry.yaml': 'category: thi-truong\npublishedAt: 2099-10-12T08:30+07:00\nsupersedes: khong-co\n',
  'news/dates/vi.md': `${head}Từ ngày 31/02/2026, 12/31/2026.\n`,
  'news/files/entry.yaml': `${facts}cover: khong-co.jpg\nattachments:\n  - { file: a.pdf, kind: khac, language: vi, title: { vi: A, en: A } }\n`,
  'news/files/a.pdf': 'no pdf',
  'news/files/b.pdf': '%PDF-1.4',
  'news/files/c.webp': 'a',
  'news/files/e.png': '',
  'news/files/f.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/><text>a</text></svg>',
  'news/files/vi.md': `${head}![](f.svg) ![a](e.png) ![b](g.png "c")\n`,
  'news/links/entry.yaml': facts,
  'news/links/vi.md': `${head}[a](/khong-co) [b](#khong) [c](mailto:a) [d](tel:1) [e](http://localhost/) [f](a.html) [g](javascript:a) [h] (/a) [i](/a b)\n`,
  'news/marks/entry.yaml': facts,
  'news/marks/vi.md': `${head}# Một\n\n#### Bốn\n\n##Hai\n\n-a\n-b\n\n**a \`b ~~c <b>d</b> {{x}} ==y== H~2~O &nbsp; [^1]\n\n:::a\n\n[TOC]\n\n| a | b |\n| - | - |\n| 1 | 2 | 3 |\n\n1/ a\n2/ b\n\n    mã\n\n1. a\n3. b\n\na • b\n`,
  'news/letters/entry.yaml': facts,
  'news/letters/vi.md': `${head}Ðiều khоản a\u200Bb \uF0B7 c\u00ADd tiáº¿ng\n\n"a" 3/12/2026, 5,500 tỷ đồng, 8h30  hai.\n`,
}

interface Line {
  place: string
  words: string
  rule: string
}

function check(directory: string, language: string): Line[] {
  const { stderr } = spawnSync(
    process.execPath,
    ['src/site/programs/check-content.ts', '--content', directory, '--release', '--lang', language],
    { encoding: 'utf8' },
  )
  return stderr.split('\n').flatMap((line): Line[] => {
    const [, place = '', words = '', rule = ''] = /^(\S.*?:\d+:\d+) (.*) \[([\w-]+)\]$/.exec(line) ?? []
    return place === '' ? [] : [{ place, words, rule }]
  })
}

const toKeys = (lines: readonly Line[]) => lines.map(({ place, rule }) => `${place} ${rule}`).toSorted()

/** Words of English that no Vietnamese sentence has; what is quoted, code and commands are left out. */
const english =
  /(?<![\p{L}/<.-])(?:the|is|are|must|write|remove|with|which|has|not|and|or|missing|unknown|add)(?![\p{L}/>.-])/iu
const quoted = /“[^”]*”|"[^"]*"|`[^`]*`|\([^()]*\)/g

test('in Vietnamese, no fault is described in English, and rules and places are the same', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'faults-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [path, content] of Object.entries(faults)) await writeInto(directory, path, content)
  const [inEnglish, inVietnamese] = [check(directory, 'en'), check(directory, 'vi')]
  expect(new Set(inEnglish.map(({ rule }) => rule)).size).toBeGreaterThan(15)
  expect(toKeys(inVietnamese)).toEqual(toKeys(inEnglish))
  const known = new Set(inEnglish.map(({ words }) => words))
  expect(inVietnamese.map(({ words }) => words).filter((words) => known.has(words))).toEqual([])
  const left = inVietnamese.filter(({ words }) => english.test(words.replaceAll(quoted, '')))
  expect(left).toEqual([])
})
