import type { LeadershipPayload } from './payload.ts'

/** The year of a date. */
export const toYear = (date: string): number => Number(date.slice(0, 4))

/** The newest year that the page of the leaders knows of: of an office that began or ended, or of what is published about a person. */
export function toLastYear({ people, bodies, disclosers, formerDisclosers }: LeadershipPayload): number {
  const seats = [
    ...bodies.flatMap(({ seats: present, former }) => [...present, ...former]),
    ...disclosers,
    ...formerDisclosers,
  ]
  const dates = [
    ...seats.flatMap(({ from, to }) => [from, to ?? from]),
    ...people.map(({ facts }) => facts.publishedAt),
  ]
  return Math.max(...dates.map(toYear))
}
