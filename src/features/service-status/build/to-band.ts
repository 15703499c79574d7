import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { isInBand } from '../notice-phase.ts'
import type { PageWithBand } from '../payload.ts'
import { toAsOf } from './to-as-of.ts'
import { toBandNotice } from './to-band-notice.ts'
import { toTimes } from './to-times.ts'

/**
 * The band of a page that is made with it: few pages, because each is made again whenever a notice begins or ends. All others ask for
 * the file with the notices.
 */
export function toBand(context: PayloadContext): PageWithBand {
  const { content, derive, locale } = context
  const find = () => {
    const shown = content.entries['service-notices'].filter(
      ({ facts, isListed }) => isListed && isInBand(toTimes(facts), content.now),
    )
    return { asOf: toAsOf(shown, content.now), slugs: shown.map(({ slug }) => slug) }
  }
  const { asOf, slugs } = derive('notices in the band', find, JSON.stringify)
  if (asOf === undefined) return {}
  const notices = content.entries['service-notices'].filter(({ slug }) => slugs.includes(slug))
  return { band: { asOf, notices: notices.map((entry) => toBandNotice(entry, locale)) } }
}
