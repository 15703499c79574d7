import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { ensureChromium } from './e2e/find-chromium.ts'
import { languages, pageKinds } from './e2e/site.ts'

// The main kinds of page in both languages at three widths, as PNG files to look at: test-results/screens/.

const directory = 'test-results/screens'
const port = 4174
const widths = [320, 768, 1440]

await mkdir(directory, { recursive: true })
const server = spawn(process.execPath, ['src/server/node.ts'], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(server.stdout, 'data')
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
for (const [language, options] of Object.entries(languages)) {
  for (const width of widths) {
    const context = await browser.newContext({ ...options, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const path of [...pageKinds, '/khong-co']) {
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' })
      const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '').slice(0, 40) || 'opening'
      await page.screenshot({ path: `${directory}/${name}.${language}.${width}.png`, fullPage: true })
    }
    await context.close()
  }
}
await browser.close()
server.kill()
console.info(`Look at them: ${directory}`)
