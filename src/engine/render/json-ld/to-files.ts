import type { DataDownloadLeaf, MediaObjectLeaf } from 'schema-dts'
import { languages, locales, type Locale } from '#engine/model/locale/locale.ts'
import type { PayloadBase } from '#engine/model/payload.ts'
import { toMediaType } from '../files/to-media-type.ts'
import type { JsonLdContext } from './json-ld-context.ts'

type Origin = Pick<JsonLdContext, 'origin'>

/** The documents of an entry, each with its checksum. */
export function toEncodings(
  { attachments = [] }: Pick<PayloadBase, 'attachments'>,
  { origin }: Origin,
): { encoding?: MediaObjectLeaf[] } {
  if (attachments.length === 0) return {}
  return {
    encoding: attachments.map(({ href, title, bytes, sha256, language }) => ({
      '@type': 'MediaObject',
      name: title,
      contentUrl: origin + href,
      encodingFormat: toFormat(href),
      contentSize: `${bytes} B`,
      sha256,
      inLanguage: (language === 'both' ? locales : [language]).map(toTag),
    })),
  }
}

/** A file with the data of a data set. */
export function toDistribution(
  { href, bytes }: { href: string; bytes: number },
  { origin, locale }: Pick<JsonLdContext, 'origin' | 'locale'>,
): DataDownloadLeaf {
  return {
    '@type': 'DataDownload',
    contentUrl: origin + href,
    encodingFormat: toFormat(href),
    contentSize: `${bytes} B`,
    inLanguage: toTag(locale),
  }
}

/** The media type without its parameters. */
function toFormat(href: string): string {
  return toMediaType(href).replace(/;.*/, '')
}

function toTag(locale: Locale): string {
  return languages[locale].tag
}
