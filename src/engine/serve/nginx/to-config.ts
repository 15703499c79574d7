import type { SiteConfig } from '#engine/model/config/site-config.ts'
import type { ReleaseFacts } from '#engine/model/config/store.ts'
import { iconsPath } from '#engine/model/icons.ts'
import type { RedirectRule } from '#engine/model/urls/redirects.ts'
import { toAddressMaps } from './address-maps.ts'
import { dollarSign, toMap } from './config-text.ts'
import { toEncodingMap } from './encoding-map.ts'
import { toFileLines } from './file-rules.ts'
import { toIconsMap } from './icons-map.ts'
import { toImageMaps } from './image-maps.ts'
import { toLanguageMaps } from './language-maps.ts'
import type { ExportPlan } from './plan-export.ts'
import { toGoneMap, toRedirectMaps, toShortLinkMap } from './redirect-maps.ts'
import { toResponseMaps } from './response-maps.ts'
import { longUrlMap, toServerConfig } from './server-config.ts'
import { toShownPathMaps } from './shown-path-maps.ts'

export interface ConfigOptions {
  plan: ExportPlan
  release: ReleaseFacts
  config: SiteConfig
  /** Addresses that were taken down. */
  gone: readonly string[]
  redirects: readonly RedirectRule[]
  /** The folder of the release on the server. */
  root: string
}

/** The parts of a configuration of nginx: what belongs into `http`, and into `server`. */
export function toConfig({ plan, release, config, gone, redirects, root }: ConfigOptions): {
  http: string
  server: string
} {
  const { files, types, suffixes, shortLinks, imageMarkers } = plan
  const { maps, headers } = toResponseMaps({ files, release, config })
  const http = [
    toHashSizes(redirects.length + shortLinks.length + files.filter(({ headers }) => headers).length),
    dollarSign,
    longUrlMap,
    toLanguageMaps(config),
    toEncodingMap(),
    toMap('site_file_suffix', { of: '$uri', lines: toFileLines(suffixes, types.suffixRules) }),
    toAddressMaps(),
    toShownPathMaps(),
    toImageMaps(),
    toIconsMap(),
    toRedirectMaps(redirects),
    toShortLinkMap(shortLinks),
    toGoneMap(gone),
    maps,
  ]
  const hasPageRedirects = redirects.some(({ from }) => from.includes('?'))
  const iconUrls = suffixes.map(([url]) => url).filter((url) => url.startsWith(iconsPath))
  const server = toServerConfig({
    root,
    build: release.build,
    types: types.block,
    headers,
    iconUrls,
    imageMarkers,
    hasPageRedirects,
  })
  return { http: `${http.join('\n')}`, server }
}

/** Room for maps of so many lines, of which each has up to some hundred bytes. */
function toHashSizes(lines: number): string {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2048, lines * 2)))
  return `map_hash_max_size ${size};
map_hash_bucket_size 1024;
variables_hash_max_size 2048;
variables_hash_bucket_size 128;
types_hash_max_size 2048;
`
}
