import { Trans } from '@lingui/react/macro'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { DocumentActions } from '#features/citing/document-actions.tsx'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import type { Fact } from '#ui/facts.tsx'
import { DatedTimeline } from './dated-timeline.tsx'
import { DocumentHistory } from './document-history.tsx'
import { DocumentVersions } from './document-versions.tsx'
import { MovedNotice } from './moved-notice.tsx'
import type { DocumentPayload, ShareManagementPayload } from './payload.ts'
import { ProceedsTable } from './proceeds-table.tsx'
import { TradeTable } from './trade-table.tsx'
import { useDocumentFacts } from './use-document-facts.tsx'
import { useShareFacts } from './use-share-facts.tsx'

/** A document for shareholders and investors. */
export function DocumentView({ page }: { page: DocumentPayload }) {
  return page.kind === 'share-management' ? <ShareDocument page={page} /> : <OtherDocument page={page} />
}

function ShareDocument({ page }: { page: ShareManagementPayload }) {
  return <DocumentLayout page={page} facts={useShareFacts(page)} />
}

function OtherDocument({ page }: { page: Exclude<DocumentPayload, ShareManagementPayload> }) {
  return <DocumentLayout page={page} facts={useDocumentFacts(page)} />
}

function DocumentLayout({ page, facts }: { page: DocumentPayload; facts: readonly Fact[] }) {
  return (
    <EntryLayout
      page={page}
      facts={facts}
      // Dates are what notices on shares are read for.
      isDocument={page.kind !== 'share-management'}
      opening={page.kind === 'disclosures' && page.moved && <MovedNotice moved={page.moved} />}
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
  if (page.kind !== 'share-management') return null
  return (
    <>
      <DatedTimeline steps={page.timeline} />
      <TradeTable page={page} />
      <ProceedsTable page={page} />
    </>
  )
}
