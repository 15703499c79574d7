import { iconRequestLimit, iconsPath } from '#model/icons.ts'
import { quote, toLiteral, toMap } from './config-text.ts'
import { toFirstParam } from './query-pattern.ts'

const separator = '(?:,|%2[cC])'
const name = `(?=[a-z0-9-]{1,64}(?:,|%|&|$))[a-z0-9]+(?:-[a-z0-9]+)*`

/** `$site_icons`: whether a request for icons names any, too many, or what cannot be a name. */
export function toIconsMap(): string {
  const one = `[^&]*?`
  return toMap('site_icons', {
    of: '$args',
    lines: [
      [quote(`~${toFirstParam('icons', `${name}(?:${separator}${name}){0,${iconRequestLimit - 1}}`)}`), 'named'],
      [quote(`~${toFirstParam('icons', `${one}(?:${separator}${one}){${iconRequestLimit}}[^&]*`)}`), 'many'],
      [quote(`~${toFirstParam('icons', '[^&]*')}`), 'wrong'],
      [quote('~(?:^|&)icons(?:&|$)'), 'wrong'],
    ],
  })
}

/** The sets of icons, which are sent as a whole: nginx cannot pick some. */
export function toIconLocation(urls: readonly string[]): string {
  const sets = urls.filter((url) => url.startsWith(iconsPath))
  if (sets.length === 0) return ''
  return `location ~ ${quote(`^(?:${sets.map(toLiteral).join('|')})$`)} {
  if ($site_icons = many) { return 400 "Request at most ${iconRequestLimit} icons\\n"; }
  if ($site_icons = wrong) { return 400 "Names of icons have a-z, 0-9 and single hyphens\\n"; }
  max_ranges 0;
  try_files /$site_tree/files$site_file_path /bytes/files$site_file_path @missing;
}
`
}
