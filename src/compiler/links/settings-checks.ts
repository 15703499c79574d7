import type { BuildSettings } from '#model/config/site-config.ts'
import { ownRedirectsCheck } from './check-redirects.ts'
import type { Check } from '../check/content-check.ts'

/** The checks that need to know the site's settings, to be run with those of its content. */
export function settingsChecks(publicDirectory: string, settings: BuildSettings): Check[] {
  return [ownRedirectsCheck(publicDirectory, settings), ownLinksCheck(settings.origin)]
}

/** A link to this very site names no host: only then is it checked, and leads on wherever the site stands. */
export function ownLinksCheck(origin: string): Check {
  return ({ links, report }) => {
    for (const link of links) {
      if (!URL.canParse(link.href)) continue
      const { origin: own, pathname, search, hash } = new URL(link.href)
      if (own !== origin) continue
      report.link(link, `Write ${pathname}${search}${hash}: a link within the site names no host`)
    }
  }
}
