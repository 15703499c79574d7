import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { ownOutput } from '../content/own-site.ts'
import { listPages, readOutput } from '../site/read-output.ts'
import { siteOutput } from '../site/site.ts'

const files = ['hanken-grotesk.woff2', 'hanken-grotesk-rare.woff2']

/** Signs that are shown in another typeface: the arrows of rising and falling prices, and the line break. */
const others = ['▲', '▼', '■', '\n']

/** The characters of the typeface. */
function readCharacters(): Set<number> {
  return new Set(
    files.flatMap((file) => {
      const font = create(readFileSync(`src/brand/fonts/${file}`))
      return 'characterSet' in font ? font.characterSet : []
    }),
  )
}

// A sign beside them is shown in a font of the visitor's system, which looks foreign: write another, or add it to the list.
test.each([
  ['the site of the tests', siteOutput],
  ['content/', ownOutput],
])('the typeface has every character of the pages of %s', (_name, output) => {
  const has = readCharacters()
  const site = readOutput(output)
  const found = new Map<string, string>()
  for (const { path, locale, page } of listPages(site)) {
    for (const char of site.readPage(path, locale, page)) if (!found.has(char)) found.set(char, `${path} (${locale})`)
  }
  expect(found.size).toBeGreaterThan(150)
  const missing = [...found].filter(([char]) => !others.includes(char) && !has.has(char.codePointAt(0) ?? 0))
  expect(missing.map(([char, page]) => `U+${char.codePointAt(0)?.toString(16)} ${char} on ${page}`)).toEqual([])
})
