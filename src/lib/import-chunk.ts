import { loadStyles } from './load-styles.ts'

/** A part of the program that could not be loaded. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * Wraps every dynamic import of the built program (src/publish/code/chunk-imports.ts). The router recognizes failed imports
 * by the browser's message, and reloads the page by its own rules; it does not recognize a ChunkError.
 * @param styles the style sheets that the module and its imports need, as paths below the root
 */
export async function importChunk<Module>(load: () => Promise<Module>, styles?: readonly string[]): Promise<Module> {
  try {
    const [module] = await Promise.all([load(), ...(styles ?? []).map(loadStyles)])
    return module
  } catch (cause) {
    throw new ChunkError('Part of the program cannot be loaded', { cause })
  }
}
