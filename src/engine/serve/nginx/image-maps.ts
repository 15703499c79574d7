import { allowedModifiers } from '#engine/model/images/image-variants.ts'
import { noPath } from './address-maps.ts'
import { quote, toMap, type MapLine } from './config-text.ts'

/** The separators of modifiers. */
const separator = '(?:&|,|%26|%2[cC])'

const segment = '[A-Za-z0-9_-][A-Za-z0-9._-]*'

/** The paths of images that an export can have: nginx opens them as they are in the request. */
export const imagePath = new RegExp(`^${segment}(?:/${segment})*$`)

/**
 * `$site_image_variant`, `$site_image_path`: the variant of an image and its path below `content/`, for modifiers in any order,
 * separated by `&` or `,`, escaped or not. `$site_image_refusal`: 404 or 400, as the handler answers without any look at files.
 */
export function toImageMaps(): string {
  return [
    toMap('site_image_modifiers', {
      of: '$request_uri',
      lines: [[quote('~^/_ipx/(?<site_modifiers>[^/?]+)/[^?]'), '$site_modifiers']],
    }),
    toMap('site_image_path', {
      of: '$request_uri',
      fallback: noPath,
      lines: [[quote(String.raw`~^/_ipx/[^/?]+(?<site_image>(?:/${segment})+)\??$`), '$site_image']],
    }),
    toPart('size', '[ws]_[0-9x]+', '$site_value'),
    toPart('format', 'f_(?:avif|webp|jpeg|png)', '$site_value', [['f_jpe?g', 'f_jpeg']]),
    toPart('quality', 'q_[0-9]+', '$site_value'),
    // Three parts, of which each is another: none is repeated or unknown.
    toMap('site_image_parts', {
      of: '$site_image_modifiers',
      lines: [
        ['_', '_'],
        [
          quote(`~^[a-z]_\\w{1,11}(?:${separator}[a-z]_\\w{1,11}){2}$`),
          '"$site_image_size&$site_image_format&$site_image_quality"',
        ],
      ],
    }),
    toMap('site_image_variant', {
      of: '$site_image_parts',
      lines: allowedModifiers.map((modifiers) => [quote(modifiers), quote(modifiers)]),
    }),
    toMap('site_image_refusal', {
      of: '"$site_image_modifiers $site_image_variant $request_uri"',
      lines: [
        ['"~^ "', '404'],
        [quote(String.raw`~^\S+  |\?.`), '400'],
      ],
    }),
    // A whole drawing has every size in WebP.
    toMap('site_drawing_path', {
      of: '$site_image_parts',
      fallback: noPath,
      lines: [
        ['_', '/_$site_image_path'],
        [quote('~&f_webp&'), '/_$site_image_path'],
      ],
    }),
  ].join('')
}

const toKey = (part: string): string => quote(`~(?:^|${separator})(?<site_value>${part})(?:${separator}|$)`)

/** One of the modifiers of a request. */
function toPart(name: string, pattern: string, value: string, others: readonly MapLine[] = []): string {
  return toMap(`site_image_${name}`, {
    of: '$site_image_modifiers',
    lines: [[toKey(pattern), value], ...others.map(([part, is]): MapLine => [toKey(part), is])],
  })
}
