import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltCode, HashFile } from './built-code.ts'
import { readBuiltCode } from './read-built-code.ts'
import { runCodeBuild } from './run-code-build.ts'

/** The built code: the client for browsers, and the renderer for prerendering. */
export interface Code extends BuiltCode {
  /** The folder that contains `assets/`. */
  clientDirectory: string
  /** The URL of the module that exports `render`. */
  renderer: string
  /** True if it makes pages as queries show them, so that these are not prerendered. */
  hasViews: boolean
}

export interface LoadOptions {
  /** A hash of what the code is built from. */
  sources: string
  /** A hash of the content of a file. */
  hashFile: HashFile
  /** Started where the code must be built, which takes seconds and leaves a processor free. */
  meanwhile: () => void
}

/** The code built from the sources, which are built if that has not been done. @throws if they cannot be built */
export async function loadCode(cacheDirectory: string, options: LoadOptions): Promise<Code> {
  const { sources, hashFile, meanwhile } = options
  const directory = join(cacheDirectory, 'code', sources)
  const built = (await readBuiltCode(directory, hashFile)) ?? (await build())
  return {
    ...built,
    clientDirectory: join(directory, 'client'),
    renderer: pathToFileURL(join(directory, 'renderer/render.js')).href,
    hasViews: true,
  }

  async function build(): Promise<BuiltCode> {
    meanwhile()
    await rm(directory, { recursive: true, force: true })
    await runCodeBuild(directory)
    const made = await readBuiltCode(directory, hashFile)
    if (!made) throw new Error(`The built code in ${directory} was changed by another program. Run the build again`)
    return made
  }
}
