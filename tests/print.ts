import { mkdir, writeFile } from 'node:fs/promises'
import { locales, type Locale } from '../src/engine/model/locale/locale.ts'
import { createProgram } from '../src/engine/program/create-program.ts'
import { findFaults, toUse } from './print/find-faults.ts'
import { paperWidth, printPage } from './print/print-page.ts'
import { readSheets } from './print/read-sheets.ts'
import { openSite } from './screens/open-site.ts'
import { allPages, pickPages, type PickedPage } from './site/pick-pages.ts'
import { readOutput } from './site/read-output.ts'

const directory = 'test-results/print'
const command = createProgram(
  'npm run site -- print',
  `Prints the longest page of each kind on A4, in each language: ${directory}/. Lists how full each sheet is, and fails where one is under a third full, other than the last, ends with a heading, or lacks something.`,
)
  .argument('[words...]', 'only pages whose addresses contain one of them')
  .option('--all', 'every page of the site')
  .option('--dir <folder>', 'the output of a build', 'dist')
  .parse()
const [words] = command.processedArgs
const { all, dir } = command.opts()

const site = readOutput(dir)
const pages = (all ? allPages(site) : pickPages(site)).filter(
  ({ url }) => words.length === 0 || words.some((word) => url.includes(word)),
)
await mkdir(directory, { recursive: true })
await using opened = await openSite(dir)
const { origin, browser } = opened
const faults = (await Promise.all(locales.map(printAll))).flat()
console.info(`\n${pages.length} pages printed: ${directory}/`)
console.info(faults.length === 0 ? 'No faults.' : `${faults.length} faults:\n${faults.join('\n')}`)
if (faults.length > 0) process.exitCode = 1

async function printAll(locale: Locale): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: paperWidth, height: 960 },
    extraHTTPHeaders: { 'Accept-Language': locale },
    locale,
  })
  const found: string[] = []
  for (const page of pages) if (page.locale === locale) found.push(...(await print(page)))
  await context.close()
  return found

  async function print({ name, url }: PickedPage): Promise<string[]> {
    const page = await context.newPage()
    await page.goto(origin + url, { waitUntil: 'networkidle' })
    const { bytes, lost } = await printPage(page)
    await page.close()
    await writeFile(`${directory}/${name}.pdf`, bytes)
    const sheets = await readSheets(bytes)
    const uses = sheets.map((sheet) => `${Math.round(toUse(sheet) * 100)} %`)
    console.info(`${url} (${locale}): ${sheets.length} × A4, full to ${uses.join(', ')}`)
    return [...lost, ...findFaults(sheets)].map((fault) => `${url} (${locale}): ${fault}`)
  }
}
