import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { tenureSize, toTenure } from '#lib/drawing/tenure.ts'
import { Picture } from '#ui/picture.tsx'
import { Tag } from '#ui/tag.tsx'
import { standingLabels } from './labels.ts'
import { LeaderDetails } from './leader-details.tsx'
import type { LeadershipPayload, Seat } from './payload.ts'
import { toYear } from './to-last-year.ts'
import './leader-card.css'

export type Leader = LeadershipPayload['people'][number]

interface LeaderCardProps {
  seat: Seat
  person: Leader
  /** Stand for a photograph. */
  monogram: string | undefined
  /** The last year that drawings of years in office show. */
  last: number
  headingLevel: 3 | 4
}

/** A person in a role. Only the first card of a person has the text; the names on further cards link to it. */
export function LeaderCard({ seat, person, monogram, last, headingLevel }: LeaderCardProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { title, summary, slug, facts, textLocale, picture } = person
  const foreign = textLocale === locale ? undefined : textLocale
  const Heading = `h${headingLevel}` as const
  const from = formatDate(locale, seat.from)
  const to = seat.to === undefined ? '' : formatDate(locale, seat.to)
  return (
    <li id={seat.isFirst ? slug : undefined}>
      {picture ? (
        <Picture image={picture} className="portrait" />
      ) : (
        <Monogram text={monogram} seat={seat} last={last} />
      )}
      <div>
        <Heading lang={foreign}>{seat.isFirst ? title : <a href={`#${slug}`}>{title}</a>}</Heading>
        <p className="role">
          {seat.title}
          {seat.duty && <span>{seat.duty}</span>}
        </p>
        <div className="meta">
          {seat.standing && <Tag tone="neutral">{i18n._(standingLabels[seat.standing])}</Tag>}
          <span>
            {to ? (
              <Trans>
                {from} đến {to}
              </Trans>
            ) : (
              <Trans>Từ {from}</Trans>
            )}
          </span>
          {seat.isFirst && facts.sample && <SampleLabel />}
        </div>
        {seat.isFirst && (
          <>
            <p lang={foreign}>{summary}</p>
            <LeaderDetails person={person} />
          </>
        )}
      </div>
    </li>
  )
}

interface MonogramProps {
  text: string | undefined
  seat: Seat
  last: number
}

/** The initials and the years in office, until there is a photograph; a sample must not show an invented face. */
function Monogram({ text, seat: { from, to }, last }: MonogramProps) {
  const { width, height } = tenureSize
  const path = toTenure({ from: toYear(from), to: to === undefined ? to : toYear(to), last })
  return (
    <svg
      className="portrait monogram ground-ink"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
      <text x="8" y="24" fontSize="15">
        {text}
      </text>
    </svg>
  )
}
