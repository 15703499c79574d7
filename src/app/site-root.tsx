import { SiteDocument } from '#shell/site-document.tsx'
import { useLazyModule } from '#ui/use-lazy-module.ts'

const loadNotices = () => import('#features/service-status/late-notices.tsx')

/** The whole document, with the notices of services that a page was made without. */
export function SiteRoot() {
  const loaded = useLazyModule(loadNotices)
  return <SiteDocument>{loaded && <loaded.LateNotices />}</SiteDocument>
}
