import { languages, locales, sourceLocale } from '../src/engine/model/locale/locale.ts'
import { toAddressUrl } from '../src/engine/model/urls/address.ts'
import { createProgram } from '../src/engine/program/create-program.ts'
import { bindWords } from '../src/engine/render/typography/bind-words.ts'
import { toTable } from './bench/to-table.ts'
import { findBreaks, type HeadingBreaks } from './headings/find-breaks.ts'
import { openSite } from './screens/open-site.ts'
import { readOutput } from './site/read-output.ts'

const widths = [320, 390, 768, 1440]
const options = createProgram(
  'npm run site -- measure headings',
  'Counts the ends of lines inside words of several syllables, in the headings of all pages: as built, and with plain spaces.',
)
  .option('--language <language>', `one of ${locales.join(', ')}`, sourceLocale)
  .option('--breaks', 'also lists each two words that an end of a line parts, as built')
  .parse()
  .opts()

const language = locales.find((locale) => locale === options.language) ?? sourceLocale
const pages = readOutput('dist').pages
await using site = await openSite()
const { origin, browser } = site
const context = await browser.newContext({ locale: languages[language].tag, javaScriptEnabled: false })
const page = await context.newPage()

const emptyCount = () => ({ headings: 0, lines: 0, inWords: 0, torn: 0 })
const counts = new Map(widths.map((width) => [width, { built: emptyCount(), plain: emptyCount() }]))
const parted = new Map<string, number>()
for (const [path, number] of pages) {
  for (let current = 1; current <= number; current++) {
    await page.goto(origin + toAddressUrl({ path, page: current }), { waitUntil: 'load' })
    for (const isPlain of [false, true]) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const found = await page.evaluate(findBreaks, isPlain)
        add(counts.get(width)?.[isPlain ? 'plain' : 'built'], found)
        if (isPlain) continue
        for (const { text, at } of found.breaks) {
          if (isInWord(text, at))
            console.info(`Inside a word at ${width} px: ${path}: ${text.slice(0, at)}/ ${text.slice(at)}`)
          const pair = `${/\S+ *$/.exec(text.slice(0, at))?.[0].trim()} / ${/^\S+/.exec(text.slice(at))?.[0]}`
          parted.set(pair, (parted.get(pair) ?? 0) + 1)
        }
        for (const text of found.torn) console.info(`Torn at ${width} px: ${text}`)
      }
    }
  }
}

const rows = [...counts].map(([width, { built, plain }]) =>
  [width, built.headings, plain.lines, plain.inWords, plain.torn, built.lines, built.inWords, built.torn].map(String),
)
const of = (kind: string) => [`${kind}: ends of lines`, 'inside words', 'words broken anywhere']
console.info(toTable(['px', 'headings', ...of('plain spaces'), ...of('as built')], rows))
if (options.breaks) {
  for (const [pair, count] of [...parted].toSorted((a, b) => b[1] - a[1])) console.info(`${count}\t${pair}`)
}

function add(count: ReturnType<typeof emptyCount> | undefined, { headings, breaks, torn }: HeadingBreaks): void {
  if (!count) return
  count.headings += headings
  count.lines += breaks.length
  count.inWords += breaks.filter(({ text, at }) => isInWord(text, at)).length
  count.torn += torn.length
}

function isInWord(text: string, at: number): boolean {
  return bindWords(text)[at - 1] === '\u00a0'
}
