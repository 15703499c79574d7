import { Trans, useLingui } from '@lingui/react/macro'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { EmbedOffer } from './embed-offer.tsx'
import type { EmbedsPayload } from './payload.ts'
import '#features/layout/part.css'
import './embeds-view.css'

const samplesId = 'khung-nhung'

/** The documents that other sites may frame: each as it looks, with the code to copy, above how it is used and on what terms. */
export function EmbedsView({ page }: { page: EmbedsPayload }) {
  const { t } = useLingui()
  const headings = [{ id: samplesId, text: t`Các khung nhúng`, level: 2 as const }, ...page.headings]
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} aside={<TableOfContents page={{ textLocale: page.textLocale, headings }} />}>
        <section className="part" aria-labelledby={samplesId}>
          <h2 id={samplesId}>
            <Trans comment="heading">Các khung nhúng</Trans>
          </h2>
          {page.embeds.map((embed) => (
            <EmbedOffer key={embed.name} embed={embed} />
          ))}
        </section>
        <div className="part">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}
