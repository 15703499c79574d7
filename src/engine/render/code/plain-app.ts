import { fileURLToPath } from 'node:url'
import { mapLocales } from '#engine/model/locale/locale.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { SiteApp } from './built-app.ts'

/** An app without scripts and styles: pages as a module writes them, and texts of the build as the source language has them. */
export function plainApp(renderer: URL): SiteApp {
  const code = {
    assets: [],
    clientDirectory: '',
    renderer: renderer.href,
    hasViews: false,
    template: {
      typeface: '',
      layers: '',
      start: '',
      site: { styles: [], links: '' },
      routes: {},
      styles: {},
      styleHashes: [],
    },
  }
  return {
    loadCode: async (_cacheDirectory, { hashFile }) => ({ ...code, program: hashFile(fileURLToPath(renderer)) }),
    loadTexts: async () => ({
      messages: mapLocales(() => ({})),
      catalogues: mapLocales(() => ({})),
      translations: mapLocales(
        () =>
          ({ message }: BuildText) =>
            message,
      ),
    }),
    hashTexts: () => '',
  }
}
