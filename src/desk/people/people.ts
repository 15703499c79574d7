import type { Person, Role } from '../protocol/people.ts'

/** Which changes another person must approve before they are published: those that are recorded, all, or none. */
export type ApprovalRule = 'archived' | 'all' | 'none'

/** The file of people. */
export interface People {
  people: readonly Person[]
  approval: ApprovalRule
  /** The e-mail addresses of those who may read every embargoed change; undefined: all approvers. */
  embargo: readonly string[] | undefined
  /** The remote of the repository of the desk, if it has one. */
  remote: string | undefined
  /** The header with the address of the person whom the proxy has signed in. */
  header: string
  /** The origins at which the proxy shows the desk and its preview. */
  origin: string | undefined
  previewOrigin: string | undefined
}

/** Addresses are the same in whatever letters they are typed. */
export const toEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase()

export function findPerson({ people }: Pick<People, 'people'>, email: string): Person | undefined {
  const wanted = toEmail(email)
  return people.find((one) => one.email === wanted)
}

/** True if a person has a role; an administrator has all. */
export function hasRole({ roles }: Person, wanted: Role): boolean {
  return roles.includes('admin') || roles.includes(wanted)
}
