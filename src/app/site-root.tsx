import { SiteDocument } from '#shell/site-document.tsx'
import { useLazyModule } from '#ui/use-lazy-module.ts'

const loadBand = () => import('#features/service-status/late-band.tsx')

/** The whole document, with the notices of services that a page was made without. */
export function SiteRoot() {
  const loaded = useLazyModule(loadBand)
  return <SiteDocument>{loaded && <loaded.LateBand />}</SiteDocument>
}
