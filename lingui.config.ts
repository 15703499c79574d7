import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { locales, sourceLocale } from './src/engine/model/locale/locale.ts'

export default defineConfig({
  locales: [...locales],
  sourceLocale,
  // Patterns, because Lingui makes folders absolute: brackets in the path of the project would count as part of a pattern.
  catalogs: [
    { path: 'src/i18n/locales/{locale}/messages', include: ['src/**/*.*', 'routes/**/*.*', 'tests/samples/**/*.*'] },
  ],
  // No line numbers: an edit that moves a text must not touch the catalogues.
  format: formatter({ lineNumbers: false }),
})
