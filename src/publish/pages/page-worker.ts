import { workerData } from 'node:worker_threads'
import type * as Renderer from '#app/render.tsx'
import { createPageMaker, type PageSetup } from './make-page.ts'

const [, setup] = workerData as [unknown, PageSetup] // Tinypool puts its own data first
const renderer: typeof Renderer = await import(setup.renderer) // the built src/app/render.tsx

/** Called by Tinypool for each job. */
export const makeJob = createPageMaker(renderer, setup)
