import { makeConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { codeLanguage, translatedLanguages } from '#lib/say/languages.ts'
import { wordsExtractor } from './extract-words.ts'

/** The programs of tests that whoever writes content runs too: all others are for developers, in English. */
const ofTests = ['tests/days.ts', 'tests/samples/make-samples.ts']

/** The texts for people who edit and run the site, which no page loads: catalogues of their own. */
export const wordsConfig = makeConfig({
  rootDir: process.cwd(),
  locales: [...translatedLanguages],
  sourceLocale: codeLanguage,
  catalogs: [{ path: 'src/i18n/locales/{locale}/editors', include: ['src/**/*.ts', ...ofTests] }],
  extractors: [wordsExtractor],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
})
