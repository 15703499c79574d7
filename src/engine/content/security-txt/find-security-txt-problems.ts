import { defaultOrigin } from '#brand'
import { locales } from '#engine/model/locale/locale.ts'
import { utcOffset } from '#engine/model/locale/site-time.ts'
import { say, type Message } from '#lib/say/message.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { parseSecurityTxt, type SecurityField } from './parse-security-txt.ts'

export const securityTxtPath = '/.well-known/security.txt'

export interface SecurityTxtProblem {
  line: number
  message: Message
  isWarning: boolean
}

interface Rule {
  name: string
  isRequired?: true
  /** True if it can be there several times. */
  isList?: true
  pattern: RegExp
  /** The form of the value, with an example. */
  form: Message
}

const web = { pattern: /^https:\/\/[^\s/]+\.[^\s]+$/, form: say`a web address, such as ${defaultOrigin}/security` }

/** The fields of RFC 9116 and of the registry of fields at IANA. */
const rules: ReadonlyMap<string, Rule> = new Map(
  (
    [
      {
        name: 'Contact',
        isRequired: true,
        isList: true,
        pattern: /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+[\d-]+|https:\/\/[^\s/]+\.[^\s]+)$/,
        form: say`an address with its scheme, such as mailto:security@${new URL(defaultOrigin).host} or ${defaultOrigin}/security`,
      },
      {
        name: 'Expires',
        isRequired: true,
        pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i,
        form: say`a moment, such as 2027-10-31T23:59:59${utcOffset}`,
      },
      {
        name: 'Preferred-Languages',
        pattern: /^[a-z]{2,8}(?:-[a-z\d]{1,8})*(?:,\s*[a-z]{2,8}(?:-[a-z\d]{1,8})*)*$/i,
        form: say`codes of languages with commas between them, such as "${locales.join(', ')}"`,
      },
      { name: 'Canonical', isList: true, ...web },
      {
        name: 'Encryption',
        isList: true,
        pattern: /^(?:https:\/\/|dns:|openpgp4fpr:)\S+$/,
        form: say`the address of a key, such as ${defaultOrigin}/key.asc`,
      },
      { name: 'Acknowledgments', isList: true, ...web },
      { name: 'Policy', isList: true, ...web },
      { name: 'Hiring', isList: true, ...web },
      { name: 'CSAF', isList: true, ...web },
    ] satisfies Rule[]
  ).map((rule) => [rule.name.toLowerCase(), rule]),
)

const dayMs = 24 * 60 * 60 * 1000
const warningDays = 30
/** RFC 9116 recommends less than a year. */
const longestDays = 366

/** Names that RFC 2606 keeps for examples. */
const sampleHost =
  /^(?:mailto:[^@]*@|https:\/\/)(?:[^/?]+\.)?(?:example|test|invalid|example\.(?:com|net|org))(?:[/?]|$)/

export interface SecurityTxtContext {
  now: Date
  /** The origin of the site. */
  origin: string
  /** True if addresses of examples are errors, as samples are. */
  isRelease?: boolean
}

/** The problems of a security.txt, in the order of its lines. */
export function findSecurityTxtProblems(text: string, context: SecurityTxtContext): SecurityTxtProblem[] {
  const { now, origin, isRelease = false } = context
  const { fields, invalidLines } = parseSecurityTxt(text)
  const byName = Map.groupBy(fields, ({ name }) => name)
  return [
    ...invalidLines.map((line) => error(line, say`Not a field; write "Name: value", or "#" before a comment`)),
    ...fields.flatMap((field) => findFieldProblems(field, byName.get(field.name) ?? [])),
    ...[...rules.values()].flatMap(({ name, isRequired, form }) =>
      isRequired && !byName.has(name.toLowerCase()) ? [error(1, say`Missing field "${name}": ${form}`)] : [],
    ),
    ...(byName.get('expires') ?? []).slice(0, 1).flatMap((field) => findExpiryProblems(field, now)),
    ...findCanonicalProblems(byName.get('canonical') ?? [], origin),
    ...(byName.get('contact') ?? [])
      .filter(({ value }) => isRelease && sampleHost.test(value))
      .map(({ line }) => error(line, say`Sample address; replace it before the release`)),
  ].toSorted((a, b) => a.line - b.line)
}

function error(line: number, message: Message): SecurityTxtProblem {
  return { line, message, isWarning: false }
}

function findFieldProblems(field: SecurityField, alike: readonly SecurityField[]): SecurityTxtProblem[] {
  const { name, value, line } = field
  const rule = rules.get(name)
  if (!rule) {
    const names = [...rules.values()].map((known) => known.name)
    return [error(line, say`Unknown field "${name}".${didYouMean(name, names)}`)]
  }
  if (!rule.isList && alike[0] !== field) return [error(line, say`Duplicate field "${rule.name}"; keep one`)]
  return rule.pattern.test(value) ? [] : [error(line, say`"${rule.name}" must be ${rule.form}, not "${value}"`)]
}

function findExpiryProblems({ value, line }: SecurityField, now: Date): SecurityTxtProblem[] {
  const time = rules.get('expires')?.pattern.test(value) ? Date.parse(value) : undefined
  if (time === undefined) return [] // reported as the form of a field
  if (Number.isNaN(time)) return [error(line, say`"Expires": There is no such moment as ${value}`)]
  const days = Math.floor((time - now.getTime()) / dayMs)
  const advice = say`check that each line still holds, and set a moment within a year`
  if (time <= now.getTime()) return [error(line, say`Expired on ${value}: nobody may rely on it any more; ${advice}`)]
  if (days < warningDays) {
    return [{ line, message: say`Expires in ${days} days, and then no build passes; ${advice}`, isWarning: true }]
  }
  if (days < longestDays) return []
  return [{ line, message: say`Expires in ${days} days: such a file grows stale; ${advice}`, isWarning: true }]
}

/** Who finds the file at another address than it names must not use it. */
function findCanonicalProblems(fields: readonly SecurityField[], origin: string): SecurityTxtProblem[] {
  const [first] = fields
  const own = origin + securityTxtPath
  if (!first || fields.some(({ value }) => value === own)) return []
  const message = say`"Canonical" does not name ${own}, where this site has the file (SITE_ORIGIN); add that line`
  return [{ line: first.line, message, isWarning: true }]
}
