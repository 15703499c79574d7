import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Page } from '@playwright/test'
import { createProgram } from '../src/engine/program/create-program.ts'
import { ensureEngine } from './e2e/support/find-engine.ts'
import { siteContent, siteEnvironment } from './site/site.ts'

createProgram(
  'npm run site -- test pseudo',
  'Builds the site with a pseudo-locale, ⟦ŀíķé ťĥíš····⟧, and finds texts that are not translatable, and elements that overflow with texts that are 40 % longer.',
).parse()

// It reads the built sites, which `--help` must not need.
const { pickShapes } = await import('./e2e/support/page-shapes.ts')

const out = '.cache/pseudo'
const port = 4189

/** Texts that are not in catalogues: names, figures, dates, amounts, and texts that the specification fixes. */
const exempt = [
  /^(?:SHS|VN|EN|VND|English|Tiếng Việt)$/,
  /^[\d\s.,:;·–—/|+−▲▼%()→↗#-]*$/,
  /^[A-Z][a-z]{2}$/,
  /^VND [\d.,]+(?: trillion| billion| million)?$/,
  /^(?:Page Not Found|\/khong-co)$/,
  /^(?:PDF|DOCX|XLSX|CSV|JSON|ZIP|SHA-256|[\d.,]+ [KM]B)$/,
]

/** Pages with all shapes in English, and one that is not found. */
const urls = [
  ...pickShapes({ inEachLanguage: true }).flatMap(([locale, url]) => (locale === 'en' ? [url] : [])),
  '/khong-co',
]

const args = ['src/site/programs/build.ts', '--pseudo', '--finish', 'never', '--content', siteContent, '--out', out]
const build = spawnSync(process.execPath, args, { env: { ...process.env, ...siteEnvironment }, stdio: 'inherit' })
if (build.status !== 0) process.exit(1)
const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' }
const server = spawn(process.execPath, ['src/engine/serve/node.ts', '--dir', out], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(server.stdout, 'data')
const executablePath = ensureEngine('chromium')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const problems = new Set<string>()
try {
  for (const width of [320, 1280]) {
    // The Content-Security-Policy would forbid parsing the HTML of payloads.
    const context = await browser.newContext({ locale: 'en-US', bypassCSP: true, viewport: { width, height: 800 } })
    const page = await context.newPage()
    for (const path of urls) {
      await page.goto(`http://127.0.0.1:${port}${path}`)
      await page.waitForSelector('.loading-bar', { state: 'attached' })
      for (const text of await findUntranslated(page)) {
        problems.add(`${path}: "${text}"`)
      }
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) problems.add(`${path} at ${width} px: ${over} px too wide`)
    }
    await context.close()
  }
} finally {
  await browser.close()
  server.kill()
}
console.info([...problems].join('\n') || `${urls.length} shapes of page: all texts translated, nothing too wide`)
if (problems.size > 0) process.exitCode = 1

/** Texts and labels of the page that are neither pseudo-localized nor content. */
async function findUntranslated(page: Page): Promise<string[]> {
  const { own, shown } = await page.evaluate(() => {
    const collect = (value: unknown): string[] => {
      if (typeof value === 'string') return [value]
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : []
    }
    const block = document.getElementById('page-data')?.textContent ?? '{}'
    const parser = new DOMParser()
    const strings = collect(JSON.parse(block))
    // Also as text, for attributes.
    const texts = [...strings, ...strings.map((html) => parser.parseFromString(html, 'text/html').body.textContent)]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const seen: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, [lang=vi]')) seen.push(node.nodeValue ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [data-tooltip], [alt]')) {
      for (const name of ['aria-label', 'data-tooltip', 'alt']) seen.push(element.getAttribute(name) ?? '')
    }
    return { own: texts.join('\n'), shown: seen }
  })
  const content = squeeze(own).toLowerCase()
  const pieces = shown.flatMap((text) => text.split(/⟦[^⟧]*⟧/)).map(squeeze)
  // A line may combine texts of the content with figures.
  const parts = pieces.flatMap((text) =>
    /[⟦⟧]/.test(text) || content.includes(text.toLowerCase())
      ? []
      : text.split(/[,;:.](?: |$)/).map((part) => part.replace(/ [−\d.,]+$/, '')),
  )
  return [...new Set(parts)].filter(
    (part) => part !== '' && !exempt.some((form) => form.test(part)) && !content.includes(part.toLowerCase()),
  )
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
