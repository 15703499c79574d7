/** Part of the program that did not come. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * What every dynamic import of the built program goes through (build/chunk-imports.ts). The router knows failed imports
 * by the browser's message, and reloads the page for them by rules of its own; under this name it leaves them to ours.
 */
export function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((cause: unknown) => {
    throw new ChunkError('Part of the program cannot be loaded', { cause })
  })
}
