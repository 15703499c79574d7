import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import type { PageData } from '../../../src/engine/model/config/page-data.ts'
import { pageDataId } from '../../../src/engine/model/config/page-data.ts'
import type { Locale } from '../../../src/engine/model/locale/locale.ts'
import { readCatalogues } from '../../../src/engine/render/code/catalogues.ts'
import { compilePlugins } from '../../../src/engine/render/code/compile-plugins.ts'
import type { ContactPayload, LeadershipPayload } from '../../../src/features/company/payload.ts'
import type { FinancialDataPayload } from '../../../src/features/financials/payload.ts'
import type { ListPayload } from '../../../src/features/lists/payload.ts'
import { forced, statesDataId, type StatesData } from './states-data.ts'

const folder = '/_states/'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Built once for each program. */
let built: Promise<ReadonlyMap<string, string | Buffer>> | undefined

/** Builds the page in memory, with the components and the styles of the site: files by path. */
async function buildStates(): Promise<ReadonlyMap<string, string | Buffer>> {
  process.env['NODE_ENV'] = 'production'
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: folder,
    plugins: [compilePlugins()],
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      target: 'es2022',
      rolldownOptions: {
        checks: { pluginTimings: false, bundlerTimings: false },
        input: fileURLToPath(new URL('main.tsx', import.meta.url)),
        output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' },
      },
    },
  })
  const files = (output as Rolldown.RolldownOutput).output // one input, no watch mode
  return new Map(files.map((file) => [folder + file.fileName, file.type === 'chunk' ? file.code : toBody(file.source)]))
}

const toBody = (source: string | Uint8Array): string | Buffer =>
  typeof source === 'string' ? source : Buffer.from(source)

/** Opens the page of states beside a site that is served at an origin, whose entries and images it shows. */
export async function openStates(page: Page, origin: string, locale: Locale): Promise<void> {
  const files = await (built ??= buildStates())
  const styles = [...files.keys()].filter((path) => path.endsWith('.css'))
  const readPayload = <P>(path: string) => readPayloadOf<P>(page, origin + path)
  const disclosures = await readPayload<ListPayload>('/quan-he-co-dong/cong-bo-thong-tin')
  const news = await readPayload<ListPayload>('/tin-tuc/tin-tuc-moi-nhat')
  const { section } = await readPayload<ListPayload>('/ho-tro/kien-thuc')
  const [figures] = (await readPayload<FinancialDataPayload>('/quan-he-co-dong/du-lieu')).sets
  if (!figures) throw new Error('The page of states needs figures')
  const data: StatesData = {
    locale,
    catalogue: (await readCatalogues()).catalogues[locale],
    rows: toFirst(disclosures.items),
    articles: toFirst(news.items),
    section,
    figures,
    leaders: await readPayload<LeadershipPayload>('/ve-shs/doi-ngu-lanh-dao'),
    office: (await readPayload<ContactPayload>('/ho-tro/lien-he')).entries.offices[0],
  }
  await page.route(`${origin}${folder}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const body = pathname === folder ? toHtml(data, styles) : files.get(pathname)
    if (body === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({ body, contentType: types[extname(pathname)] ?? 'text/html; charset=utf-8' })
  })
  await page.goto(origin + folder)
  await page.locator('[data-force]').first().waitFor()
  await forceStates(page)
}

/** As many entries as show how a list looks. */
const toFirst = (items: StatesData['rows']) => items.slice(0, 3)

/** The payload of a page of the site. */
async function readPayloadOf<P>(page: Page, url: string): Promise<P> {
  await page.goto(url)
  const text = await page.locator(`#${pageDataId}`).textContent()
  const { payload } = JSON.parse(text ?? '') as PageData<P> // the site's own format
  if (!payload) throw new Error(`${url} has no payload`)
  return payload
}

const controls = 'a[href], button, input, select, summary, [tabindex]'

/** Shows each first control below `data-force` as if a pointer or the focus were on it. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  for (const [state, classes] of Object.entries(forced)) {
    const selector = `[data-force="${state}"] .states-shown`
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
    for (const nodeId of nodeIds) {
      const control = await session.send('DOM.querySelector', { nodeId, selector: controls })
      if (control.nodeId === 0) throw new Error(`The page of states has nothing to force in "${state}"`)
      await session.send('CSS.forcePseudoState', { nodeId: control.nodeId, forcedPseudoClasses: [...classes] })
    }
  }
}

const toHtml = (data: StatesData, styles: readonly string[]): string => `<!doctype html><html lang="${data.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>States</title>
${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('')}
<script type="application/json" id="${statesDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${folder}main.js"></script></head><body></body></html>`
