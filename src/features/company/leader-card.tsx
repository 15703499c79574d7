import { Trans, useLingui } from '@lingui/react/macro'
import UserSign from 'virtual:icon/lucide/user-round'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Picture } from '#ui/picture.tsx'
import { Prose } from '#ui/prose.tsx'
import { Tag } from '#ui/tag.tsx'
import { leadingRoleLabels, standingLabels } from './labels.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import type { LeadershipPayload, LeadingBody, Seat } from './payload.ts'

export type Leader = LeadershipPayload['people'][number]

interface LeaderCardProps {
  body: LeadingBody['id']
  seat: Seat
  person: Leader
  headingLevel: 3 | 4
  /** Whether it is to be said that this is a sample; a page may have said so of all. */
  isMarked: boolean
}

/** A person in a role. What is said of them stands where they come first; elsewhere their name leads there. */
export function LeaderCard({ body, seat, person, headingLevel, isMarked }: LeaderCardProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { title, summary, html, slug, facts, textLocale, picture } = person
  const foreign = textLocale === locale ? undefined : textLocale
  const Heading = `h${headingLevel}` as const
  const label = leadingRoleLabels[body][seat.role]
  const from = formatDate(locale, seat.from)
  const to = seat.to === undefined ? '' : formatDate(locale, seat.to)
  return (
    <li id={seat.isFirst ? slug : undefined}>
      {picture ? <Picture image={picture} className="portrait" /> : <NoPortrait />}
      <div>
        <Heading lang={foreign}>{seat.isFirst ? title : <a href={`#${slug}`}>{title}</a>}</Heading>
        <p className="role">
          {label && i18n._(label)}
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
          {isMarked && seat.isFirst && facts.sample && <SampleLabel />}
        </div>
        {seat.isFirst && (
          <>
            <p lang={foreign}>{summary}</p>
            {html && <Prose html={html} lang={foreign} />}
          </>
        )}
      </div>
    </li>
  )
}

/** No face is better than an invented one. */
function NoPortrait() {
  return (
    <span className="portrait" aria-hidden>
      <UserSign className="size-7" />
    </span>
  )
}
