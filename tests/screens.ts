import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { createProgram } from '../src/compiler/program/create-program.ts'
import { ensureChromium } from './e2e/support/find-chromium.ts'
import { languages } from './e2e/support/site.ts'
import { scenes } from './screens/scenes.ts'

const directory = 'test-results/screens'
const port = process.env['PORT'] ?? '4174'
const [words] = createProgram(
  'npm run screens --',
  `Takes screenshots of all kinds of page, in each language and at three widths: ${directory}/.`,
)
  .argument('[words...]', 'only scenes whose names contain one of them')
  .parse().processedArgs

await mkdir(directory, { recursive: true })
const server = spawn(process.execPath, ['src/server/node.ts'], {
  env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(server.stdout, 'data')
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
for (const [language, options] of Object.entries(languages)) {
  for (const width of [320, 768, 1440]) {
    const context = await browser.newContext({ ...options, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    for (const { name, path, widths, media, isWindowOnly = false, prepare } of scenes) {
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue
      if (widths && !widths.includes(width)) continue
      const page = await context.newPage()
      if (media) await page.emulateMedia(media)
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' })
      await prepare?.(page)
      await page.screenshot({ path: `${directory}/${name}.${language}.${width}.png`, fullPage: !isWindowOnly })
      await page.close()
    }
    await context.close()
  }
}
await browser.close()
server.kill()
console.info(`Screenshots: ${directory}`)
