import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import type { ReaderKind } from '../protocol/reader-kind.ts'
import { apiReader } from './api/api-reader.ts'
import { csvReader } from './csv/csv-reader.ts'
import { docxReader } from './docx/docx-reader.ts'
import { htmlReader } from './html/html-reader.ts'
import { jsonReader } from './json/json-reader.ts'
import { wordpressReader } from './wordpress/wordpress-reader.ts'

/** All kinds of sources, in the order in which they are asked whether they know one. */
const readerKinds: readonly ReaderKind[] = [wordpressReader, csvReader, jsonReader, htmlReader, docxReader, apiReader]

/** The kind of a source: the one that is named, else the first that knows it. @throws {ProgramError} where none does */
export async function findReader(source: string, named: string | undefined): Promise<ReaderKind> {
  const names = readerKinds.map(({ name }) => name)
  if (named !== undefined) {
    const kind = readerKinds.find(({ name }) => name === named)
    if (!kind)
      throw new ProgramError(
        say`There is no kind of source "${named}".${didYouMean(named, names)} The kinds are ${names.join(', ')}.`,
      )
    return kind
  }
  for (const kind of readerKinds) if (await kind.knows(source)) return kind
  throw new ProgramError(say`Nothing here says what ${source} is. Name its kind: --from ${names.join('|')}`)
}
