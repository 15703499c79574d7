import { isOrigin, toNearestOrigin } from '#engine/model/config/origin.ts'
import { parseColour, type Colour } from '#lib/colours/colour.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say, type Message } from '#lib/say/message.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'

/** A firm as a person names it on the command line. */
export interface FirmRequest {
  name: string
  nameEn?: string | undefined
  short: string
  origin: string
  color: string
}

/** A firm whose settings have been checked. */
export interface Firm {
  /** The legal names: up to 160 characters on one line. */
  name: string
  nameEn: string
  /** Up to 16 letters and digits of the typeface. */
  short: string
  /** `short` in letters, digits and hyphens, for names of packages and services. */
  slug: string
  /** `https://example.com`. */
  origin: string
  hostname: string
  color: Colour
}

const mostOfName = 160
const mostOfShort = 16

/** The letters of the typeface: Latin scripts, with Vietnamese. */
const shortForm = /^[\p{Script=Latin}\p{M}\d][\p{Script=Latin}\p{M}\d &.-]*$/u
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const unseen = /[\p{C}\p{Zl}\p{Zp}]/u

/** @throws ProgramError that says which setting is wrong, and the nearest one that is not */
export function toFirm({ name, nameEn = name, short, origin, color }: FirmRequest): Firm {
  const wanted = short.normalize('NFC').trim()
  const shortProblem = findShortProblem(wanted)
  if (shortProblem) throw new ProgramError(say`--short ${wanted}: ${shortProblem}`)
  if (!isOrigin(origin)) {
    throw new ProgramError(
      say`--origin ${origin}: must be scheme and host in small letters, no path, no slash or dot at the end, such as ${toNearestOrigin(origin, 'https://www.example.com')}`,
    )
  }
  const parsed = parseColour(color)
  if (!parsed) throw new ProgramError(say`--color ${color}: must be hexadecimal digits, such as #1d4f8c`)
  return {
    name: toName(name, '--name'),
    nameEn: toName(nameEn, '--name-en'),
    short: wanted,
    slug: foldToSlug(wanted),
    origin,
    hostname: new URL(origin).hostname,
    color: parsed,
  }
}

function toName(value: string, option: string): string {
  const name = value.normalize('NFC').trim()
  const problem = findNameProblem(name)
  if (problem) throw new ProgramError(say`${option} ${name.slice(0, 40)}: ${problem}`)
  return name
}

function findNameProblem(name: string): Message | undefined {
  if (!/\p{L}/u.test(name)) return say`must have a letter`
  if (unseen.test(name)) return say`must be one line, without characters that nobody sees`
  if (picture.test(name)) return say`must be without pictures: the licence has none`
  if (name.length > mostOfName) return say`is ${name.length} characters long; at most ${mostOfName} are shown`
  return undefined
}

function findShortProblem(short: string): Message | undefined {
  if (short.length > mostOfShort) {
    return say`is ${short.length} characters long; the header has room for ${mostOfShort}, such as "${toShorter(short)}"`
  }
  if (!shortForm.test(short)) {
    return say`must be Latin letters, digits, blanks, "&", "." and "-", such as "${toShorter(foldToSlug(short)) || 'ABC'}"`
  }
  return foldToSlug(short) === '' ? say`must have a letter` : undefined
}

const toShorter = (text: string): string => text.slice(0, mostOfShort).trim()
