import { Trans, useLingui } from '@lingui/react/macro'
import { RelatedLink } from '#features/layout/entry/related-link.tsx'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { filingPlaceLabels } from './filing-labels.ts'
import type { DisclosurePayload, Signatory } from './payload.ts'
import './disclosure-facts.css'

/** The event that is disclosed, and below it where the law names it. */
export function EventName({ event: { name, source } }: { event: NonNullable<DisclosurePayload['event']> }) {
  return (
    <>
      {name}
      <span className="fact-note">{source}</span>
    </>
  )
}

/** A person who acted for the firm, and below the name the office on that day. */
export function SignatoryName({ signatory: { person, office } }: { signatory: Signatory }) {
  return (
    <>
      <RelatedLink link={person} className="signatory" />
      {office !== undefined && <span className="fact-note">{office}</span>}
    </>
  )
}

/** Where a disclosure was filed, when, and with which receipt. */
export function Filings({ filings }: Pick<DisclosurePayload['facts'], 'filings'>) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <ul className="filings">
      {filings.map(({ to, at, receipt }) => (
        <li key={to}>
          {i18n._(filingPlaceLabels[to])}
          <span className="fact-note">
            <time dateTime={at}>{formatMoment(locale, at)}</time>
            {receipt !== undefined && (
              <>
                {' · '}
                <Trans>Số tiếp nhận {receipt}</Trans>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
