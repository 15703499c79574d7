import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse, type Info } from 'csv-parse'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import type { ReaderKind, ReaderRequest } from '../../protocol/reader-kind.ts'
import type { PostReader, SourceItem } from '../../protocol/source-item.ts'
import { findEncoding, sampleBytes } from '../encoding/decode-source.ts'
import { readBeginning } from '../encoding/read-beginning.ts'
import { readFieldsFile, type Fields } from '../fields/fields-file.ts'
import { guessFields } from '../fields/guess-fields.ts'
import { checkFields, toPost } from '../fields/to-post.ts'

/** A table whose first row names the columns: CSV of a spreadsheet or a database. */
export const csvReader: ReaderKind = {
  name: 'csv',
  says: say`a table with a row of names: .csv, .tsv`,
  knows: async (source) =>
    /\.(?:csv|tsv)$/i.test(source) &&
    (await stat(source).then(
      (one) => one.isFile(),
      () => false,
    )),
  open: readTable,
}

const delimiters = [',', ';', '\t', '|'] as const

async function* readTable({ source, fields: file, onProgress }: ReaderRequest): PostReader {
  const written = await readFieldsFile(file)
  const sample = await readBeginning(source, sampleBytes)
  if (sample.length === 0) throw new ProgramError(say`There is no file ${source}, or it is empty`)
  const encoding = findEncoding(sample)
  const { size } = await stat(source)
  const { delimiter, firstLine } = findDelimiter(new TextDecoder(encoding).decode(sample))
  const name = basename(source)
  const skipped: SourceItem[] = []
  const parser = parse({
    delimiter,
    from_line: firstLine,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      skipped.push({
        is: 'fault',
        at: `${name}:${String(error?.['lines'] ?? 1)}`,
        says: say`Is no row of this table, and is left out: ${error?.message ?? ''}`,
      })
      return undefined
    },
  })
  pipeText(source, { encoding, size, onProgress }, parser)
  let columns: string[] | undefined
  let fields: Fields = written
  let begins = firstLine
  for await (const found of parser) {
    const { record, info } = found as { record: string[]; info: Info } // with `info`, a record is both
    if (!columns) {
      columns = record.map((column) => column.trim().normalize('NFC'))
      fields = guessFields(columns, written)
      checkFields(fields, columns, name)
      if (fields.home !== undefined) yield { is: 'about', home: fields.home }
    } else {
      const names = columns
      if (record.length > names.length)
        yield {
          is: 'fault',
          at: `${name}:${begins}`,
          says: say`Has ${record.length} cells, and the table ${names.length} columns: those beyond are left out`,
        }
      yield toPost(
        {
          record: Object.fromEntries(names.map((column, place) => [column, record[place]?.trim()])),
          at: `${name}:${begins}`,
        },
        fields,
      )
    }
    begins = info.lines + 1
    yield* skipped.splice(0)
  }
  yield* skipped
}

/** The sign between cells: the one that the row of names has most often, outside of quotes; `sep=;` of Excel says it itself. */
function findDelimiter(text: string): { delimiter: string; firstLine: number } {
  const stated = /^\uFEFF?sep=(.)\r?\n/.exec(text)?.[1]
  if (stated !== undefined) return { delimiter: stated, firstLine: 2 }
  const line = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1)[0] ?? ''
  const [delimiter = ','] = delimiters.toSorted((a, b) => line.split(b).length - line.split(a).length)
  return { delimiter, firstLine: 1 }
}

/** Reads a file into a parser as text. What goes wrong ends the parser, whose reader hears of it. */
function pipeText(
  source: string,
  { encoding, size, onProgress }: { encoding: string; size: number } & Pick<ReaderRequest, 'onProgress'>,
  parser: ReturnType<typeof parse>,
): void {
  const decoder = new TextDecoder(encoding)
  const stream = createReadStream(source)
  let read = 0
  stream.on('data', (bytes) => {
    const part = bytes as Uint8Array // a stream without an encoding has bytes
    read += part.length
    onProgress(read / size)
    if (parser.write(decoder.decode(part, { stream: true }))) return
    stream.pause()
    parser.once('drain', () => stream.resume())
  })
  stream.on('end', () => parser.end(decoder.decode()))
  stream.on('error', (error) => parser.destroy(error))
}
