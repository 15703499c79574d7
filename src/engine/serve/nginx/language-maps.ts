import type { SiteConfig } from '#engine/model/config/site-config.ts'
import { localeCookie, localeParam, locales } from '#engine/model/locale/locale.ts'
import { quote, quotePattern, toLiteral, toMap, type MapLine } from './config-text.ts'
import { toEscapable, toFirstParam } from './query-pattern.ts'

/** Longer than the header of any browser. The rest of a longer one is ignored, as by the handler. */
const headerLimit = 1024

/**
 * `$site_locale`: the language of the response, by the same rules as `toRequestLocale` of the handler: parameter, cookie,
 * browser, host.
 */
export function toLanguageMaps({ hosts, defaultLocale }: Pick<SiteConfig, 'hosts' | 'defaultLocale'>): string {
  return [
    toMap('site_host_locale', {
      of: '$http_host',
      fallback: defaultLocale,
      lines: [...hosts].map(([host, locale]) => [quotePattern(toHostPattern(host)), locale]),
    }),
    toMap('site_accept_language', {
      of: '$http_accept_language',
      fallback: '$http_accept_language',
      lines: [[quote(`~^(?<site_languages>.{${headerLimit}})`), '$site_languages']],
    }),
    toMap('site_language_tag', { of: '$site_accept_language', lines: toAcceptedLines() }),
    toMap('site_accepted_locale', {
      of: '$site_language_tag',
      fallback: '$site_host_locale',
      // nginx compares them without regard to letter case.
      lines: locales.map((locale) => [locale, locale]),
    }),
    toMap('site_cookie_locale', {
      of: '$http_cookie',
      fallback: '$site_accepted_locale',
      lines: locales.map((locale) => [quote(`~${toCookiePattern(toEscapable(locale))}`), locale]),
    }),
    toMap('site_param_locale', {
      of: '$args',
      lines: locales.map((locale) => [quote(`~${toFirstParam(localeParam, toEscapable(locale))}`), locale]),
    }),
    toMap('site_locale', {
      of: '$site_param_locale',
      fallback: '$site_cookie_locale',
      lines: locales.map((locale) => [locale, locale]),
    }),
  ].join('')
}

/** A pattern of the hosts of which `toHostKey` makes the same key. */
function toHostPattern(key: string): RegExp {
  const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec(key) ?? []
  const portPattern = port === undefined ? '(?::(?:80|443)?)?' : `:${port}`
  return new RegExp(String.raw`^${toLiteral(name)}\.?${portPattern}$`, 'i')
}

/**
 * The first tag of the highest weight whose language the site has. nginx cannot compare numbers, so that there is a line for
 * each weight from 1 to 0.01, and one for all below it: further digits are ignored.
 */
function toAcceptedLines(): MapLine[] {
  const tag = String.raw`(?:^|,)[ \t]*(?<site_tag>${locales.join('|')})(?:-[^,; \t]*)?[ \t]*`
  const others = String.raw`(?:;(?![ \t]*q[ \t]*=)[^,;]*)*`
  const weighted = (weight: string) => `~*${tag}${others};[ \\t]*q=${weight}[ \\t]*(?:[,;]|$)`
  const levels = Array.from({ length: 99 }, (_none, index) => 99 - index)
  return [
    `~*${tag}${others}(?:;[ \\t]*q=1(?:\\.0*)?[ \\t]*)?(?:,|$)`,
    ...levels.map((hundredths) => weighted(String.raw`0?\.${toDecimals(hundredths)}`)),
    weighted(String.raw`0?\.00\d*[1-9]\d*`),
  ].map((pattern) => [quote(pattern), '$site_tag'])
}

/** 95 → `95\d*`, 90 → `9(?:0\d*)?`. */
function toDecimals(hundredths: number): string {
  const [tenth = '', hundredth = ''] = String(hundredths).padStart(2, '0')
  return hundredth === '0' ? String.raw`${tenth}(?:0\d*)?` : String.raw`${tenth}${hundredth}\d*`
}

/** A Cookie header whose first cookie of the language has a value. */
function toCookiePattern(value: string): string {
  const space = String.raw`[ \t]*`
  const named = `${space}${localeCookie.name}${space}=`
  return `^(?:(?!${named})[^;]*;)*${named}${space}(?:${value}|"${value}")${space}(?:;|$)`
}
