import { Trans } from '@lingui/react/macro'
import type { GoneRevision } from '#engine/model/entries/common-fields.ts'
import type { Validity } from '#engine/model/entries/validity.ts'
import type { AnyEntryPayload, Correction } from '#engine/model/payload.ts'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { toSentence } from '#lib/text/to-sentence.ts'
import { CorrectedValues } from './corrected-values.tsx'
import { RelatedLink } from './related-link.tsx'

/** The payload of an entry of any collection; `validity` only if the entry has a term. */
export type EntryPage = AnyEntryPayload & { validity?: Validity }

/** Notices before the text: that the entry was withdrawn, replaced or corrected, or that it corrects or replaces another. */
export function EntryNotices({ page }: { page: EntryPage }) {
  const locale = useLocale()
  const { withdrawal } = page.facts
  // A new version may be published before it is in force; until then only the list of versions shows it.
  const isStillInForce = page.validity !== undefined && page.validity !== 'no-longer-in-force'
  const { supersedes, supersededBy, formerSuccessor, corrects, correctedBy = [], gone = [] } = page.relations
  const isWithdrawn = withdrawal !== undefined
  return (
    <>
      {withdrawal && (
        <p className="notice notice-danger" role="note">
          <Trans>Đã thu hồi lúc {formatMoment(locale, withdrawal.at)}.</Trans> {withdrawal.reason[locale]}
        </p>
      )}
      {supersededBy && !isStillInForce && (
        <p className="notice notice-danger" role="note">
          <Trans>
            Nội dung này đã được thay thế bởi <RelatedLink link={supersededBy} />.
          </Trans>
        </p>
      )}
      {formerSuccessor && (
        <p className="notice" role="note">
          <Trans>
            Văn bản đã thay thế nội dung này, <RelatedLink link={formerSuccessor.link} />, đã bị thu hồi lúc{' '}
            {formatMoment(locale, formerSuccessor.withdrawal.at)}.
          </Trans>{' '}
          {toSentence(formerSuccessor.withdrawal.reason)}{' '}
          {!isWithdrawn && <Trans>Nội dung này có hiệu lực trở lại.</Trans>}
        </p>
      )}
      {correctedBy.map((correction) => (
        <CorrectionNotice key={correction.link.href} {...{ correction, isWithdrawn }} />
      ))}
      {gone.map((revision) => (
        <GoneNotice key={`${revision.kind} ${revision.publishedAt}`} revision={revision} />
      ))}
      {corrects && (
        <div className="notice" role="note">
          <p>
            <Trans>
              Nội dung này đính chính <RelatedLink link={corrects.link} />.
            </Trans>{' '}
            {corrects.reason}
          </p>
          <CorrectedValues changes={corrects.changes ?? []} />
        </div>
      )}
      {supersedes && (
        <p className="notice" role="note">
          <Trans>
            Nội dung này thay thế <RelatedLink link={supersedes} />.
          </Trans>
        </p>
      )}
    </>
  )
}

/** That what is said here was corrected or replaced, by what nobody can read any more. */
function GoneNotice({ revision: { kind, publishedAt, takenDownAt } }: { revision: GoneRevision }) {
  const locale = useLocale()
  const [at, until] = [formatMoment(locale, publishedAt), formatMoment(locale, takenDownAt)]
  return (
    <p className="notice notice-danger" role="note">
      {kind === 'correction' ? (
        <Trans>
          Đã được đính chính lúc {at}. Bản đính chính đã được gỡ xuống lúc {until}, nên không còn xem được ở đây.
        </Trans>
      ) : (
        <Trans>
          Đã được thay thế lúc {at}. Bản thay thế đã được gỡ xuống lúc {until}, nên không còn xem được ở đây.
        </Trans>
      )}
    </p>
  )
}

interface CorrectionNoticeProps {
  correction: Correction
  /** True if what was corrected was withdrawn itself. */
  isWithdrawn: boolean
}

function CorrectionNotice({ correction, isWithdrawn }: CorrectionNoticeProps) {
  const locale = useLocale()
  const { link, at, reason, changes = [], withdrawal } = correction
  if (withdrawal) {
    return (
      <p className="notice" role="note">
        <Trans>
          Bản đính chính lúc {formatMoment(locale, at)}, <RelatedLink link={link} />, đã bị thu hồi lúc{' '}
          {formatMoment(locale, withdrawal.at)}.
        </Trans>{' '}
        {toSentence(withdrawal.reason)}{' '}
        {!isWithdrawn && <Trans>Nội dung trước bản đính chính đó có hiệu lực trở lại.</Trans>}
      </p>
    )
  }
  return (
    <div className="notice notice-danger" role="note">
      <p>
        <Trans>
          Đã được đính chính lúc {formatMoment(locale, at)} bởi <RelatedLink link={link} />.
        </Trans>{' '}
        {reason}
      </p>
      <CorrectedValues changes={changes} />
    </div>
  )
}
