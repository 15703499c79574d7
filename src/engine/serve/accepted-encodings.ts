import Negotiator from 'negotiator'
import type { Encoding } from '#engine/model/config/store.ts'
import { memoize } from '#lib/memoize.ts'

/** The encodings that a client prefers; undefined for none. */
export interface AcceptedEncodings {
  /** Of files, which the store has in all encodings. */
  ofFiles: Encoding | undefined
  /** Of pages that are made for the request: the only encoding that every server can make by itself. */
  ofMadePages: 'gzip' | undefined
}

/** Longer than the header of any browser: the rest of a longer one is ignored. */
const headerLimit = 256

/** Browsers send a handful of different headers. */
const knownHeaders = 200

/** Reads Accept-Encoding, each of the usual headers once. */
export function createEncodingReader(): (header: string | null) => AcceptedEncodings {
  const known = memoize(readEncodings, knownHeaders)
  return (header) => {
    if (header === null) return known('')
    return header.length > headerLimit ? readEncodings(header.slice(0, headerLimit)) : known(header)
  }
}

function readEncodings(accepted: string): AcceptedEncodings {
  return { ofFiles: toEncoding(accepted, ['br', 'gzip']), ofMadePages: toEncoding(accepted, ['gzip']) }
}

/** The available encoding that an Accept-Encoding header prefers, the first of equal ones; undefined for none. */
export function toEncoding<Available extends Encoding>(
  accepted: string,
  available: readonly Available[],
): Available | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const best = negotiator.encoding([...available, 'identity'], { preferred: available })
  return available.find((encoding) => encoding === best)
}
