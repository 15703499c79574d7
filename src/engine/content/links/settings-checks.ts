import type { BuildSettings } from '#engine/model/config/site-config.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck, type Check } from '../check/content-check.ts'
import { redirectsCheck } from './check-redirects.ts'

/** The checks that depend on the settings of the site. */
export function settingsChecks(publicDirectory: string, settings: BuildSettings): Check[] {
  return [redirectsCheck(publicDirectory, settings), absoluteLinksCheck(settings.origin)]
}

/** Links within the site have no host, so that they are checked and work on every host. */
export function absoluteLinksCheck(origin: string): Check {
  return defineCheck('absolute-links', 'integrity', ({ links, report }) => {
    for (const link of links) {
      if (!URL.canParse(link.href)) continue
      const { origin: linkOrigin, pathname, search, hash } = new URL(link.href)
      if (linkOrigin !== origin) continue
      report.link(link, say`Links within the site have no host; write ${pathname}${search}${hash}`)
    }
  })
}
