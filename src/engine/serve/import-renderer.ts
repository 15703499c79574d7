import type { Renderer } from '#engine/model/renderer.ts'
import type { ImportRenderer } from './find-view.ts'

/**
 * Imports the module from its text, because a release is no folder of files, and a server may be unable to write any. Node never
 * forgets a module: a server that sees many versions of the code is started again with most of them.
 */
export const importRenderer: ImportRenderer = async (readCode) => {
  const url = `data:text/javascript;base64,${Buffer.from(await readCode()).toString('base64')}`
  const renderer: Renderer = await import(url) // a build wrote it
  return renderer
}
