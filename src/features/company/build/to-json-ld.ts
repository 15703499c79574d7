import type { DayOfWeek, FinancialServiceLeaf, PersonLeaf } from 'schema-dts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import type { OfficeFacts } from '../collections/offices.ts'
import type { ContactPayload, LeadershipPayload } from '../payload.ts'
import { toPostalAddress } from './to-organization.ts'

const days: Readonly<Record<OfficeFacts['hours'][number]['days'][number], DayOfWeek>> = {
  'thu-hai': 'https://schema.org/Monday',
  'thu-ba': 'https://schema.org/Tuesday',
  'thu-tu': 'https://schema.org/Wednesday',
  'thu-nam': 'https://schema.org/Thursday',
  'thu-sau': 'https://schema.org/Friday',
  'thu-bay': 'https://schema.org/Saturday',
  'chu-nhat': 'https://schema.org/Sunday',
}

/** The offices with their addresses and hours. */
export function toContactJsonLd(
  { entries, head, locale }: ContactPayload,
  context: JsonLdContext,
): FinancialServiceLeaf[] {
  return entries.offices
    .filter(({ facts }) => context.isStated(facts))
    .map(({ slug, title, facts }) => ({
      '@type': 'FinancialService',
      name: title,
      url: `${head.canonical}#${slug}`,
      image: head.image,
      parentOrganization: toPublisher(context),
      address: toPostalAddress(facts.address, locale),
      geo: { '@type': 'GeoCoordinates', latitude: facts.geo.lat, longitude: facts.geo.lng },
      telephone: facts.phones,
      ...(facts.email !== undefined && { email: facts.email }),
      openingHoursSpecification: facts.hours.map((line) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: line.days.map((day) => days[day]),
        opens: line.opens,
        closes: line.closes,
      })),
    }))
}

/** The present leaders with their positions. */
export function toLeadershipJsonLd(
  { bodies, disclosers, people, head }: LeadershipPayload,
  context: JsonLdContext,
): PersonLeaf[] {
  const seats = [...bodies.flatMap((body) => body.seats), ...disclosers]
  return people
    .filter(({ facts }) => context.isStated(facts))
    .flatMap(({ slug, title, summary, picture }): PersonLeaf[] => {
      const titles = seats.filter((seat) => seat.slug === slug).map((seat) => seat.title)
      if (titles.length === 0) return []
      return [
        {
          '@type': 'Person',
          name: title,
          description: summary,
          jobTitle: titles,
          url: `${head.canonical}#${slug}`,
          worksFor: toPublisher(context),
          ...(picture && { image: context.origin + picture.src }),
        },
      ]
    })
}
