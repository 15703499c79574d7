import { HtmlValidate, type ConfigData } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { toAddressUrl } from '#engine/model/urls/address.ts'
import { ownOutput } from '../content/own-site.ts'
import { isFullRun } from '../e2e/support/full-run.ts'
import { listPages, readOutput } from '../site/read-output.ts'
import { siteOutput } from '../site/site.ts'
import { toKind } from '../site/to-kind.ts'
import { createHandlerTarget } from './targets.ts'

// The HTML of the pages is valid, by the HTML standard and by the rules of WCAG that a program can check without styles:
// the longest page of each kind in each language; in the full run all pages, also those of `content/`.

const config: ConfigData = {
  root: true,
  elements: ['html5'],
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Style of writing; HTML ignores it. React writes `hrefLang`, `<meta/>`, `disabled=""` and `download=""`.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Any id without spaces is valid; those of React begin with an underscore, those of years with a digit.
    'valid-id': ['error', { relaxed: true }],
    // The choices of one question have one name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    // The title of a disclosure is that of its document, however long.
    'long-title': 'off',
    // The rule does not see that base.css keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
  },
}

/** The start of an element in a message, in characters. */
const excerptLength = 160

interface Page {
  url: string
  html: string
}

const validator = new HtmlValidate(config)

const sites = [
  { name: 'the site of the tests', output: siteOutput },
  ...(isFullRun ? [{ name: 'content/', output: ownOutput }] : []),
]

describe.each(sites)('$name', ({ output }) => {
  const pages = isFullRun ? readPages(output).map(({ page }) => page) : pickLongest(output)

  test.each(locales)(
    'every page is valid HTML (%s)',
    (locale) => {
      const chosen = pages.filter(({ url }) => url.endsWith(`lang=${locale}`))
      expect(chosen.length).toBeGreaterThan(isFullRun ? 100 : 30)
      expect(chosen.flatMap(findFaults)).toEqual([])
    },
    900_000,
  ) // every page, in the full run

  test.each(locales)('the page for addresses that do not exist is valid HTML (%s)', async (locale) => {
    const { fetch } = await createHandlerTarget({}, output)
    const url = `/khong-co-trang-nay?lang=${locale}`
    expect(findFaults({ url, html: await (await fetch(url)).text() })).toEqual([])
  })
})

test('a fault is reported with its page, rule and element', () => {
  const html =
    '<!DOCTYPE html><html lang="vi"><head><title>A</title></head><body><table role="table"></table></body></html>'
  expect(findFaults({ url: '/a?lang=vi', html })).toEqual([
    '/a?lang=vi 1:80 no-redundant-role: Redundant role "table" on <table>\n  <table role="table"></table></body></html>',
  ])
})

/** Each fault as a line with the page, the line and column, the rule and what is wrong, above the source of the element. */
function findFaults({ url, html }: Page): string[] {
  const { results } = validator.validateStringSync(html, url)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message, offset }) => {
      // The offset is that of the name or of an attribute.
      const start = html.lastIndexOf('<', offset)
      return `${url} ${line}:${column} ${ruleId}: ${message}\n  ${html.slice(start, start + excerptLength)}`
    }),
  )
}

function readPages(output: string): { kind: string; locale: Locale; page: Page }[] {
  const site = readOutput(output)
  return listPages(site).map(({ path, locale, page }) => {
    const html = site.readPage(path, locale, page)
    const url = toAddressUrl({ path, page })
    return { kind: toKind(html), locale, page: { url: `${url}${url.includes('?') ? '&' : '?'}lang=${locale}`, html } }
  })
}

function pickLongest(output: string): Page[] {
  const longest = new Map<string, Page>()
  for (const { kind, locale, page } of readPages(output)) {
    const key = `${locale} ${kind}`
    if (page.html.length > (longest.get(key)?.html.length ?? 0)) longest.set(key, page)
  }
  return [...longest.values()]
}
