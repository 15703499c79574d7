import { mkdir } from 'node:fs/promises'
import { locales } from '../src/engine/model/locale/locale.ts'
import { createProgram } from '../src/engine/program/create-program.ts'
import { languages } from './e2e/support/languages.ts'

const directory = 'test-results/screens'
const program = createProgram(
  'npm run site -- screens',
  `Takes screenshots of all kinds of page, and of all states of their parts, in each language: ${directory}/.`,
)
  .argument('[words...]', 'only scenes whose names contain one of them')
  .option('--widths <widths>', 'in pixels, such as 320,390,768,1024,1440,1920', '320,768,1440')
  .parse()
const [words] = program.processedArgs
const widths = program.opts().widths.split(',').map(Number)

// They read the built sites, which `--help` must not need.
const [{ openSite }, { scenes }] = await Promise.all([import('./screens/open-site.ts'), import('./screens/scenes.ts')])
await mkdir(directory, { recursive: true })
await using site = await openSite()
const { origin, browser } = site
for (const language of locales) {
  for (const width of widths) {
    const viewport = { width, height: 900 }
    const context = await browser.newContext({
      ...languages[language],
      viewport,
      reducedMotion: 'reduce',
      bypassCSP: true,
    })
    for (const { name, path, isFor, media, isWindowOnly = false, open, prepare } of scenes) {
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue
      if (isFor?.(width) === false) continue
      const page = await context.newPage()
      if (media) await page.emulateMedia(media)
      if (open) await open(page, origin, language)
      else await page.goto(origin + path, { waitUntil: 'networkidle' })
      await prepare?.(page)
      await page.screenshot({
        path: `${directory}/${name}.${language}.${width}.png`,
        fullPage: !isWindowOnly,
      })
      await page.close()
    }
    await context.close()
  }
}
console.info(`Screenshots: ${directory}`)
