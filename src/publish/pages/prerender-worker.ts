import { workerData as piscinaData } from 'node:worker_threads'
import type * as Renderer from '#app/render.tsx'
import type { PageData } from '#model/config/page-data.ts'
import type { Payload, PayloadFile } from '#site/payloads.ts'
import { writeOutput } from '../output/write-output.ts'
import { fillPage } from './page-template.ts'
import type { PrerenderedPage, PrerenderSetup, PrerenderTask } from './prerender.ts'

const [, setup] = piscinaData as [unknown, PrerenderSetup] // Tinypool puts its own data first
const { build, config, template, catalogues, outDirectory } = setup
const { render }: typeof Renderer = await import(setup.renderer) // the built src/app/render.tsx

/** Renders and writes one page and its payload. */
export default async function prerenderPage(task: PrerenderTask): Promise<PrerenderedPage> {
  const { locale, payload, htmlFile, payloadFile } = task
  const { status, html, routeId } = await render({ build, locale, payload, config, catalogue: catalogues[locale] })
  if (payload && status !== 200) throw new Error(`${payload.address.path} (${locale}) has a page but no route`)
  const data: PageData<Payload> = { build, locale, config, payload }
  const page = Buffer.from(fillPage(html, template, data, routeId))
  const record = await writeOutput(outDirectory, { file: htmlFile, bytes: page, cache: 'revalidate' })
  if (!payloadFile || !payload) return { html: record }
  const file: PayloadFile = { build, ...payload }
  const bytes = Buffer.from(JSON.stringify(file))
  return { html: record, payload: await writeOutput(outDirectory, { file: payloadFile, bytes, cache: 'revalidate' }) }
}
