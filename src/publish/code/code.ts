import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { codeFile, type BuiltCode } from './built-code.ts'

/** The built code: the client for browsers, and the renderer for prerendering. */
export interface Code extends BuiltCode {
  /** The folder that contains `assets/`. */
  clientDirectory: string
  /** The URL of the module that exports `render`. */
  renderer: string
}

/**
 * The code built from the sources, which are built if that has not been done.
 * @param sources a hash of what it is built from
 */
export async function loadCode(cacheDirectory: string, sources: string): Promise<Code> {
  const directory = join(cacheDirectory, 'code', sources)
  if (!existsSync(directory)) {
    // Vite is loaded only where it is needed: that takes longer than publishing an article.
    const { buildCode } = await import('./build-code.ts')
    await buildCode(directory)
  }
  const built: BuiltCode = JSON.parse(await readFile(join(directory, codeFile), 'utf8')) // written by `buildCode`
  return {
    ...built,
    clientDirectory: join(directory, 'client'),
    renderer: pathToFileURL(join(directory, 'renderer/render.js')).href,
  }
}
