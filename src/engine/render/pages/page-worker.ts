import { flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import type { Renderer } from '#engine/model/renderer.ts'
import { createPageMaker, type PageSetup } from './make-page.ts'

const [, setup] = workerData as [unknown, PageSetup] // Tinypool puts its own data first
const renderer: Renderer = await import(setup.renderer) // the built src/app/render.tsx

/** Called by Tinypool for each job. */
export const makeJob = createPageMaker(renderer, setup)

// The first page takes twenty times as long as the second. It is made here, while the main thread still prepares the first job;
// its failure is reported when the page is made for the output.
await makeJob({ locale: sourceLocale, payload: null }).catch(() => undefined)
// Not at the end of the thread, which is terminated.
flushCompileCache()
