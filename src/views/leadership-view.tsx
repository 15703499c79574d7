import { Trans } from '@lingui/react/macro'
import type { LeadershipPayload, LeadingBody, Seat } from '#model/payload.ts'
import { Prose } from '#ui/prose.tsx'
import { LeaderCard, type Leader } from './leader-card.tsx'
import { PageHeader } from './page-header.tsx'
import { TableOfContents } from './table-of-contents.tsx'
import { WithSection } from './with-section.tsx'

/** Who leads the company, by body and rank; those who did below. */
export function LeadershipView({ page }: { page: LeadershipPayload }) {
  const people = new Map(page.people.map((person) => [person.slug, person]))
  return (
    <>
      <PageHeader page={page} />
      <WithSection section={page.section} aside={<TableOfContents page={page} />}>
        <Prose html={page.html} lang={page.textLocale} />
        {page.bodies.map((body) => (
          <BodySection key={body.id} body={body} people={people} lang={page.textLocale} />
        ))}
      </WithSection>
    </>
  )
}

interface BodySectionProps {
  body: LeadingBody
  people: ReadonlyMap<string, Leader>
  lang: string
}

function BodySection({ body, people, lang }: BodySectionProps) {
  return (
    <section className="part" aria-labelledby={body.id}>
      <h2 id={body.id} lang={lang}>
        {body.title}
      </h2>
      <Prose html={body.html} lang={lang} />
      <ul className="people">
        <Seats seats={body.seats} body={body} people={people} />
      </ul>
      {body.former.length > 0 && (
        <>
          <h3>
            <Trans>Các nhiệm kỳ trước</Trans>
          </h3>
          <ul className="people former">
            <Seats seats={body.former} body={body} people={people} />
          </ul>
        </>
      )}
    </section>
  )
}

function Seats({ seats, body, people }: Omit<BodySectionProps, 'lang'> & { seats: readonly Seat[] }) {
  return seats.map((seat) => {
    const person = people.get(seat.slug)
    return (
      person && <LeaderCard key={`${seat.slug} ${seat.role} ${seat.from}`} body={body.id} seat={seat} person={person} />
    )
  })
}
