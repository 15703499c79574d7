import type { GeneratedFile } from '#engine/outputs/files/generated-file.ts'
import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { toBandFileUrl } from '../band-file.ts'
import type { BandFile } from '../payload.ts'
import { toBandNotice } from './to-band-notice.ts'

/** All notices that nobody has said to be over: the browser knows by its clock which are due. */
export function toBandFile({ content, locale }: BuildContext): GeneratedFile {
  const notices = content.entries['service-notices']
    .filter(({ facts, isListed }) => isListed && facts.resolvedAt === undefined)
    .map((entry) => toBandNotice(entry, locale))
  const file: BandFile = { notices }
  return {
    url: toBandFileUrl(locale),
    bytes: Buffer.from(JSON.stringify(file)),
    type: 'application/json; charset=utf-8',
    cache: 'revalidate',
    headers: { 'Content-Language': locale },
  }
}
