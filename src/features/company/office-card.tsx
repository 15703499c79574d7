import { Trans, useLingui } from '@lingui/react/macro'
import { EmailLink, PhoneLink } from '#features/layout/contact-links.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { Facts } from '#ui/facts.tsx'
import { formatAddress } from './format-address.ts'
import { officeKindLabels, weekdayLabels } from './labels.ts'
import { toOpeningLines, type OpeningLine, type Weekday } from './opening-hours.ts'
import type { ContactPayload } from './payload.ts'
import { toMapUrl } from './to-map-url.ts'
import './office-card.css'

type Office = ContactPayload['entries']['offices'][number]

/** An office: its address, its opening hours and its contact details. */
export function OfficeCard({ office }: { office: Office }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { facts, title, summary, slug, textLocale } = office
  const foreign = textLocale === locale ? undefined : textLocale
  return (
    <li id={slug}>
      <p className="meta">
        {i18n._(officeKindLabels[facts.kind])}
        {facts.sample && <SampleLabel />}
      </p>
      <h3 lang={foreign}>{title}</h3>
      <p lang={foreign}>{summary}</p>
      <Facts
        facts={[
          { label: t`Địa chỉ`, value: formatAddress(facts.address, locale) },
          { label: t`Giờ làm việc`, value: <OpeningHours lines={toOpeningLines(facts.hours)} /> },
          {
            label: t`Điện thoại`,
            value: facts.phones.map((number) => (
              <div key={number}>
                <PhoneLink number={number} />
              </div>
            )),
          },
          ...(facts.email ? [{ label: t`Thư điện tử`, value: <EmailLink address={facts.email} /> }] : []),
        ]}
      />
      <a href={toMapUrl(facts.geo)} rel="noopener noreferrer" className="way-on">
        <Trans>Xem trên bản đồ OpenStreetMap</Trans>
        <span className="sr-only">: {title}</span>
      </a>
    </li>
  )
}

function OpeningHours({ lines }: { lines: readonly OpeningLine[] }) {
  const { i18n } = useLingui()
  const name = (day: Weekday) => i18n._(weekdayLabels[day])
  return lines.map(({ days, times }) => {
    const when = days
      .map(({ first, last }) => (first === last ? name(first) : `${name(first)} – ${name(last)}`))
      .join(', ')
    const hours = times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
    return (
      <div key={when}>
        {when}: <span className="whitespace-nowrap">{hours}</span>
      </div>
    )
  })
}
