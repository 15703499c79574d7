// Files of a release that no request finds, because a path begins with `/`. They make the pages that are not prerendered.

/** The module that makes pages: a `Renderer`. */
export const rendererFile = '~renderer.js'

/** Its input: a `ViewSetup` as JSON. */
export const viewSetupFile = '~views.json'

export function isInternal(url: string): boolean {
  return !url.startsWith('/')
}
