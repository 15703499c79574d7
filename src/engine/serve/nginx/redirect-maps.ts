import type { RedirectRule, RedirectStatus } from '#engine/model/urls/redirects.ts'
import { quote, quoteValue, toLiteral, toMap, type MapLine } from './config-text.ts'

export const redirectStatuses: readonly RedirectStatus[] = [301, 302, 303, 307, 308]

/** `$site_redirect_307` and so on: where a rule leads from the requested path; with slashes at its end too. */
export function toRedirectMaps(rules: readonly RedirectRule[]): string {
  return redirectStatuses
    .map((status) =>
      toMap(`site_redirect_${status}`, {
        of: '$uri',
        lines: rules
          .filter((rule) => (rule.status ?? 307) === status)
          .map((rule): MapLine => [quote(`~^${toLiteral(rule.from)}/*$`), toLocation(rule)]),
      }),
    )
    .join('')
}

function toLocation(rule: RedirectRule): string {
  return 'external' in rule ? quoteValue(rule.external) : toPageLocation(rule.href, rule.anchor)
}

function toPageLocation(path: string, anchor: string | undefined): string {
  const end = anchor === undefined ? '' : quoteValue(`#${anchor}`).slice(1, -1)
  return `"${quoteValue(path).slice(1, -1)}$is_args$args${end}"`
}

/** `$site_short_link`: where a short link leads. Addresses are unique without regard to letter case. */
export function toShortLinkMap(locations: Iterable<readonly [url: string, location: string]>): string {
  return toMap('site_short_link', {
    of: '$uri',
    lines: Array.from(locations, ([url, location]): MapLine => {
      const [path = '', anchor] = location.split('#')
      return [quote(url), toPageLocation(path, anchor)]
    }),
  })
}

/** `$site_is_gone`: whether an address was taken down. */
export function toGoneMap(paths: readonly string[]): string {
  // Patterns, because nginx compares texts without regard to letter case.
  return toMap('site_is_gone', { of: '$uri', lines: paths.map((path) => [quote(`~^${toLiteral(path)}$`), '1']) })
}
