import { Trans } from '@lingui/react/macro'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Validity } from '#model/entries/validity.ts'
import type { AnyEntryPayload, Correction, PageLink } from '#model/payload.ts'
import { HrefLink } from '#ui/link.tsx'

/** An entry's page, and whether it is in force, where it has a term. */
export type NoticedEntry = AnyEntryPayload & { validity?: Validity }

/** What a reader must know before the text: that it was withdrawn, replaced or corrected, or corrects something itself. */
export function EntryNotices({ page }: { page: NoticedEntry }) {
  const locale = useLocale()
  const { withdrawal } = page.facts
  // A successor may be published before it takes effect; until then the list of versions names it, and no notice.
  const isStillInForce = page.validity !== undefined && page.validity !== 'no-longer-in-force'
  const { supersedes, supersededBy, corrects, correctedBy = [] } = page.relations
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
      {correctedBy.map((correction) => (
        <CorrectionNotice key={correction.link.href} correction={correction} />
      ))}
      {corrects && (
        <p className="notice" role="note">
          <Trans>
            Nội dung này đính chính <RelatedLink link={corrects.link} />.
          </Trans>{' '}
          {corrects.reason}
        </p>
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

function CorrectionNotice({ correction: { link, at, reason } }: { correction: Correction }) {
  const locale = useLocale()
  return (
    <p className="notice notice-danger" role="note">
      <Trans>
        Đã được đính chính lúc {formatMoment(locale, at)} bởi <RelatedLink link={link} />.
      </Trans>{' '}
      {reason}
    </p>
  )
}

function RelatedLink({ link }: { link: PageLink }) {
  return (
    <HrefLink href={link.href} anchor={link.anchor} lang={link.lang}>
      {link.title}
    </HrefLink>
  )
}
