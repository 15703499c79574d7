import { mkdir } from 'node:fs/promises'
import { createProgram } from '../src/compiler/program/create-program.ts'
import { languages } from './e2e/support/languages.ts'
import { openSite } from './screens/open-site.ts'
import { scenes } from './screens/scenes.ts'

const directory = 'test-results/screens'
const [words] = createProgram(
  'npm run screens --',
  `Takes screenshots of all kinds of page, in each language and at three widths: ${directory}/.`,
)
  .argument('[words...]', 'only scenes whose names contain one of them')
  .parse().processedArgs

await mkdir(directory, { recursive: true })
const { origin, browser, close } = await openSite()
for (const [language, options] of Object.entries(languages)) {
  for (const width of [320, 768, 1440]) {
    const context = await browser.newContext({ ...options, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    for (const { name, path, widths, media, isWindowOnly = false, prepare } of scenes) {
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue
      if (widths && !widths.includes(width)) continue
      const page = await context.newPage()
      if (media) await page.emulateMedia(media)
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
      await prepare?.(page)
      await page.screenshot({ path: `${directory}/${name}.${language}.${width}.png`, fullPage: !isWindowOnly })
      await page.close()
    }
    await context.close()
  }
}
await close()
console.info(`Screenshots: ${directory}`)
