import { Trans } from '@lingui/react/macro'
import type { AnswerCard as Card } from '#engine/model/search/answer-card.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import './answer-card.css'

interface AnswerCardProps {
  card: Card
  /** The level below the heading above it. */
  headingLevel: 2 | 3
}

/** The answer to what was asked, above the pages that were found: what it is, and the page that it is from. */
export function AnswerCard({ card, headingLevel }: AnswerCardProps) {
  const { title, value, lines, link, day, isSample } = card
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  const { href, anchor, text } = link
  return (
    <article className="answer-card">
      <Heading>
        {title} {isSample && <SampleLabel />}
      </Heading>
      {value !== undefined && <p className="answer-value">{value}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {/* A plain link, which the frame follows within the app. */}
      <a href={anchor === undefined ? href : `${href}#${anchor}`} className="way-on arrow">
        <span>
          <Trans>Nguồn:</Trans> {text}
          {day !== undefined && (
            <>
              {', '}
              <time dateTime={day}>{formatDate(locale, day)}</time>
            </>
          )}
        </span>
      </a>
    </article>
  )
}
