import { iconRequestLimit } from '#engine/model/icons.ts'
import { quote, toMap } from './config-text.ts'
import { toFirstParam } from './query-pattern.ts'

const separator = '(?:,|%2[cC])'
const name = `(?=[a-z0-9-]{1,64}(?:,|%|&|$))[a-z0-9]+(?:-[a-z0-9]+)*`

/** `$site_icons`: whether a request for icons names any, too many, or what cannot be a name. */
export function toIconsMap(): string {
  const one = `[^&]*?`
  return toMap('site_icons', {
    of: '$args',
    fallback: 'unnamed',
    lines: [
      [quote(`~${toFirstParam('icons', `${name}(?:${separator}${name}){0,${iconRequestLimit - 1}}`)}`), 'named'],
      [quote(`~${toFirstParam('icons', `${one}(?:${separator}${one}){${iconRequestLimit}}[^&]*`)}`), 'many'],
      [quote(`~${toFirstParam('icons', '[^&]*')}`), 'wrong'],
      [quote('~(?:^|&)icons(?:&|$)'), 'wrong'],
    ],
  })
}
