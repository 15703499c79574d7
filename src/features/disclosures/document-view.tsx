import { Trans } from '@lingui/react/macro'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { DocumentActions } from '#features/citing/document-actions.tsx'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import { DatedTimeline } from './dated-timeline.tsx'
import { DocumentHistory } from './document-history.tsx'
import { DocumentVersions } from './document-versions.tsx'
import type { DocumentPayload } from './payload.ts'
import { useDocumentFacts } from './use-document-facts.tsx'

/** A document for shareholders and investors. */
export function DocumentView({ page }: { page: DocumentPayload }) {
  return (
    <EntryLayout
      page={page}
      facts={useDocumentFacts(page)}
      lead={<Lead page={page} />}
      below={
        <>
          <DocumentHistory events={page.history} />
          <Actions page={page} />
        </>
      }
      notes={
        page.locale === sourceLocale ? undefined : (
          <Trans>Bản tiếng Anh chỉ để tham khảo; bản tiếng Việt được ưu tiên áp dụng.</Trans>
        )
      }
    />
  )
}

function Actions({ page }: { page: DocumentPayload }) {
  const { cited } = page
  return (
    cited && <DocumentActions page={page} cited={cited} number={'refNo' in page.facts ? page.facts.refNo : undefined} />
  )
}

function Lead({ page }: { page: DocumentPayload }) {
  if (page.kind === 'governance') return <DocumentVersions page={page} />
  return page.kind === 'share-management' ? <DatedTimeline steps={page.timeline} /> : null
}
