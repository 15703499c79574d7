import { loadStyles } from './load-styles.ts'

/** A part of the program that could not be loaded. */
export class ChunkError extends Error {
  override name = 'ChunkError'
  readonly #script: string | undefined

  constructor(script: string | undefined, cause: unknown) {
    super('Part of the program cannot be loaded', { cause })
    this.#script = script
  }

  /** True if the engine does not import what has arrived: it will not while this document lives. */
  isRefused(): boolean {
    return this.#script !== undefined && refused.has(this.#script)
  }
}

const isStyles = (file: string) => file.endsWith('.css')

/** The scripts requested so far, by file. */
const fetched = new Map<string, 'arrived' | 'failed' | Promise<void>>()

/** The scripts that were there with all that they import when their import failed. */
const refused = new Set<string>()

/**
 * Wraps every dynamic import of the built program (src/engine/render/code/chunk-imports.ts). Its scripts are fetched first, because
 * engines keep a failed import for the life of the page (Chromium before 156, Firefox and WebKit before mid-2026): the next
 * import of that module, or of one that imports it, would fail without a request. A failed fetch leaves no trace, and what has
 * been fetched is imported from the cache (docs/decisions/0070-failed-imports.md).
 *
 * The router recognizes failed imports by the browser's message, and reloads the page by its own rules; it does not recognize a
 * ChunkError.
 * @param files the script, and the scripts and style sheets that it needs, as paths below the root
 */
export async function importChunk<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const scripts = files.filter((file) => !isStyles(file))
  try {
    const [module] = await Promise.all([importFetched(load, scripts), ...files.filter(isStyles).map(loadStyles)])
    return module
  } catch (cause) {
    throw new ChunkError(scripts[0], cause)
  }
}

async function importFetched<Module>(load: () => Promise<Module>, scripts: readonly string[]): Promise<Module> {
  await Promise.all(scripts.map(fetchScript))
  try {
    return await load()
  } catch (error) {
    const [script] = scripts
    if (script !== undefined) refused.add(script)
    throw error
  }
}

/** Fetches a script, unless that has been done or the document lists it. Rejects where it cannot be had; the next call tries again. */
function fetchScript(file: string): Promise<void> {
  const state = fetched.get(file)
  if (state instanceof Promise) return state
  const url = `/${file}`
  if (state === 'arrived' || document.querySelector(`[src="${url}"],[href="${url}"]`)) {
    fetched.set(file, 'arrived')
    return Promise.resolve()
  }
  // The cache may have kept what was wrong with the first answer.
  const request = readScript(url, state === 'failed' ? 'reload' : 'default').then(
    () => void fetched.set(file, 'arrived'),
    (error: unknown) => {
      fetched.set(file, 'failed')
      throw error
    },
  )
  fetched.set(file, request)
  return request
}

/** Reads the whole answer, so that the cache has all of it. */
async function readScript(url: string, cache: RequestCache): Promise<void> {
  const response = await fetch(url, { cache })
  // The page of a hotel's network, for example, comes with status 200.
  const isScript = response.ok && response.headers.get('Content-Type')?.includes('javascript')
  if (!isScript) throw new Error(`${url} cannot be loaded: status ${response.status}`)
  await response.arrayBuffer()
}
