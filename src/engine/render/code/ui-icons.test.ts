import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Info from 'virtual:icon/lucide/info'
import MarketPulse from 'virtual:icon/shs/market-pulse'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uiIcons } from './ui-icons.ts'

let temporary = ''

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'ui-icons-'))
})
afterAll(() => rm(temporary, { recursive: true, force: true }))

async function bundle(code: string): Promise<string> {
  const input = join(temporary, 'main.ts')
  await writeFile(input, code)
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: temporary,
    plugins: [uiIcons()],
    build: { write: false, rolldownOptions: { input, external: ['react/jsx-runtime'] } },
  })
  return (output as Rolldown.RolldownOutput).output[0].code // one input, nothing watched
}

test.each([
  [
    Info,
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" aria-hidden="true" class="size-4"><circle cx="12" cy="12" r="10"></circle><path d="M12 16v-4m0-4h.01"></path></svg>',
  ],
  [
    MarketPulse,
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" aria-hidden="true" class="size-4"><path d="M2 13h4V6h4v13h4v-8h4v4h4"></path></svg>',
  ],
])('an icon is drawn without styles, in the colour of the text', (Sign, html) => {
  expect(renderToStaticMarkup(createElement(Sign, { className: 'size-4' }))).toBe(html)
})

test('icons that no code imports are not in the bundle', async () => {
  const code = await bundle("import Menu from 'virtual:icon/lucide/menu'\nconsole.info(Menu)\n")
  expect(code).toContain('M4 5h16M4 12h16M4 19h16')
  expect(code.length).toBeLessThan(1000)
})

test.each([
  ['virtual:icon/lucide/menuu', 'Unknown icon "lucide:menuu". Did you mean "lucide:menu"?'],
  [
    'virtual:icon/lucid/menu',
    'Unknown icon set in "lucid:menu"; the sets are lucide, shs. Did you mean "lucide:menu"?',
  ],
  ['virtual:icon/lucide/../shs/menu', 'Unknown icon set in'],
])('%s fails the build with its position', async (id, message) => {
  await expect(bundle(`const a = 1\nimport X from '${id}'\nconsole.info(X, a)\n`)).rejects.toThrow(
    `main.ts:2:16 ${message}`,
  )
})
