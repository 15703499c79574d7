/** A part of the program that could not be loaded. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * Wraps every dynamic import of the built program (src/publish/code/chunk-imports.ts). The router recognizes failed imports
 * by the browser's message, and reloads the page by its own rules; it does not recognize a ChunkError.
 */
export function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((cause: unknown) => {
    throw new ChunkError('Part of the program cannot be loaded', { cause })
  })
}
