import { relative } from 'node:path'
import { formatDiagnostics, type ContentError, type Diagnostic } from '#engine/content/source/diagnostics.ts'
import { listed, say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import type { Disclosed } from './find-disclosed.ts'

/** How many errors of other files are told. */
const othersLimit = 10

/** An error in the content, to whoever discloses an entry: its own errors first, apart from those of other files and why these stop it. */
export class RefusedError extends Error {
  override name = 'RefusedError'

  constructor(entry: Pick<Disclosed, 'id' | 'folder'>, cause: ContentError) {
    super(describe(entry, cause), { cause })
  }
}

function describe(entry: Pick<Disclosed, 'id' | 'folder'>, cause: ContentError): string {
  const errors = describeErrors(entry, cause)
  const others = cause.waiting.filter((path) => path !== '')
  if (others.length === 0) return errors
  const names = listed(others.slice(0, othersLimit))
  const hint = say`It was read without what is not to be published with it: ${names}. Where it needs one of these, publish that first: commit it, then npm run build`
  return `${errors}\n\n${told(hint)}`
}

function describeErrors(
  { id, folder }: Pick<Disclosed, 'id' | 'folder'>,
  { diagnostics, reason }: ContentError,
): string {
  const start = `${relative(process.cwd(), folder)}/`
  const isOwn = ({ file, subject }: Diagnostic) => (subject === undefined ? file.startsWith(start) : subject === id)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const own = errors.filter(isOwn)
  const others = errors.filter((one) => !isOwn(one))
  if (others.length === 0) return formatDiagnostics(own)
  return [
    own.length > 0 ? formatDiagnostics(own) : told(say`It has no error itself.`),
    '',
    told(reason ?? say`Nothing can be published before these errors of other files are mended:`),
    formatDiagnostics(others, othersLimit),
  ].join('\n')
}
