import { Trans } from '@lingui/react/macro'
import type { EntryPayload } from '#model/entry-payloads.ts'
import { sourceLocale } from '#model/locale.ts'
import { DatedTimeline } from './dated-timeline.tsx'
import { DocumentVersions } from './document-versions.tsx'
import { EntryLayout } from '#features/layout/entry-layout.tsx'
import { useDocumentFacts, type InvestorDocument } from './use-document-facts.tsx'

/** A document for shareholders and investors. */
export function DocumentView({ page }: { page: InvestorDocument }) {
  return (
    <EntryLayout
      page={page}
      facts={useDocumentFacts(page)}
      lead={<Lead page={page} />}
      notes={
        page.locale === sourceLocale ? undefined : (
          <Trans>Bản tiếng Anh chỉ để tham khảo; bản tiếng Việt được ưu tiên áp dụng.</Trans>
        )
      }
    />
  )
}

function Lead({ page }: { page: EntryPayload }) {
  if (page.kind === 'governance') return <DocumentVersions page={page} />
  return page.kind === 'share-management' ? <DatedTimeline steps={page.timeline} /> : null
}
