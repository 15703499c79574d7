import { locales } from '../src/engine/model/locale/locale.ts'
import { createProgram } from '../src/engine/program/create-program.ts'
import { toTable } from './bench/to-table.ts'
import { languages } from './e2e/support/languages.ts'
import { firstItems, firstScreens, measureFirstItem } from './screens/first-items.ts'
import { openSite } from './screens/open-site.ts'

const [words] = createProgram(
  'npm run site -- measure first-items',
  'Measures where the first useful item of each list, tool, data page and hub begins; status 1 where a goal is missed.',
)
  .argument('[words...]', 'only pages whose names contain one of them')
  .parse().processedArgs

const wanted = firstItems.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const columns = firstScreens.flatMap((screen) => locales.map((locale) => ({ screen, locale })))
const rows = wanted.map(({ name }) => [name])
const missed: string[] = []

await using site = await openSite()
const { origin, browser } = site
for (const { screen, locale } of columns) {
  const { width, height, goal } = screen
  const context = await browser.newContext({ ...languages[locale], viewport: { width, height } })
  const page = await context.newPage()
  for (const [index, item] of wanted.entries()) {
    await page.goto(`${origin}${item.path}`)
    const top = await measureFirstItem(page, item)
    rows[index]?.push(top > goal ? `**${top}**` : String(top))
    if (top > goal) missed.push(`${item.name} (${locale}, ${width} × ${height}): ${top} px instead of ${goal}`)
  }
  await context.close()
}

const head = columns.map(({ screen: { width, height, goal }, locale }) => `${width} × ${height} ${locale} (≤ ${goal})`)
console.info(toTable(['first useful item, px from the top', ...head], rows))
for (const line of missed) console.error(`Missed: ${line}`)
if (missed.length > 0) process.exitCode = 1
