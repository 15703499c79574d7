import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parseDocument } from 'yaml'
import { ProgramError } from '#lib/program-error.ts'
import { Message, say } from '#lib/say/message.ts'
import { toEmail, type People } from './people.ts'

const email = v.pipe(v.string(), v.transform(toEmail), v.regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/, 'An e-mail address'))
const origin = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, 'An origin, such as https://desk.example.com'),
)

const usualHeader = 'X-Forwarded-Email'

const schema = v.strictObject({
  people: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.trim(), v.regex(/^[^<>\r\n]+$/, 'A name')),
        email,
        roles: v.pipe(v.array(v.picklist(['writer', 'approver', 'admin'])), v.minLength(1, 'At least one role')),
      }),
    ),
    v.check((people) => new Set(people.map((one) => one.email)).size === people.length, 'Each e-mail address once'),
  ),
  approval: v.optional(v.picklist(['archived', 'all', 'none']), 'archived'),
  embargo: v.optional(v.array(email)),
  remote: v.optional(v.pipe(v.string(), v.regex(/^[^-\s]\S*$/, 'An address of a repository'))),
  header: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'The name of a header')), usualHeader),
  origin: v.optional(origin),
  previewOrigin: v.optional(origin),
})

/** The people of a text in YAML. @throws {ProgramError} with the place and the form that is expected */
export function parsePeople(text: string, file: string): People {
  const document = parseDocument(text)
  const [fault] = document.errors
  if (fault) throw new ProgramError(say`${file}: ${fault.message}`)
  const result = v.safeParse(schema, document.toJS())
  if (result.success) {
    const { embargo, remote, origin, previewOrigin } = result.output
    return { ...result.output, embargo, remote, origin, previewOrigin }
  }
  const [issue] = result.issues
  const place = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  throw new ProgramError(
    say`${file}: ${place === '' ? 'people' : place}: ${new Message(issue.message)}. docs/deploy/desk.md has an example`,
  )
}

/** The people of a file; undefined where there is none. @throws {ProgramError} where it cannot be read */
export function readPeople(file: string): People | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new ProgramError(say`${file} cannot be read: ${String(error)}`, { cause: error })
  }
  return parsePeople(text, file)
}

/** The one person of a machine without a file of people. */
export function toOnlyPerson(name: string, address: string): People {
  return {
    people: [{ name, email: toEmail(address), roles: ['admin'] }],
    // There is nobody else who could approve.
    approval: 'none',
    embargo: undefined,
    remote: undefined,
    header: usualHeader,
    origin: undefined,
    previewOrigin: undefined,
  }
}
