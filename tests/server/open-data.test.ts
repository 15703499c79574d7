import { Ajv2020 } from 'ajv/dist/2020.js'
import readSheets from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../../src/engine/outputs/files/csv-fixture.ts'
import { ownOutput } from '../content/own-site.ts'
import { readOutput } from '../site/read-output.ts'
import { siteOutput } from '../site/site.ts'
import { createHandlerTarget } from './targets.ts'

// The files of all data sets, as they are served.

interface DataFile {
  language: 'vi' | 'en'
  columns: { name: string }[]
  rows: Record<string, unknown>[]
}

const parse = (bytes: Uint8Array): object => Object(JSON.parse(new TextDecoder().decode(bytes)))

describe.each([
  ['the site of the tests', siteOutput],
  ['content/', ownOutput],
])('%s', async (_name, output) => {
  const { fetch } = await createHandlerTarget({}, output)
  const urls = [...readOutput(output).files.keys()]
  const schemas = urls.filter((url) => url.endsWith('.schema.json'))
  const read = async (url: string) => {
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
    return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }

  test('there are schemas in both languages', () => {
    expect(schemas.length).toBeGreaterThan(20)
    expect(schemas.length % 2).toBe(0)
  })

  test.each(schemas)('%s holds for its file, and CSV has the same rows', async (url) => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(parse((await read(url)).bytes))
    const json = parse((await read(url.replace('.schema.json', '.json'))).bytes)
    expect(validate(json), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true)
    const { language, columns, rows } = json as DataFile // as the schema says
    const csv = await read(url.replace('.schema.json', '.csv'))
    expect(csv.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(csv.headers.get('Content-Disposition')).toMatch(/^attachment; filename/)
    const [header = [], ...lines] = readCsv(csv.bytes, language)
    expect(header).toHaveLength(columns.length)
    expect(lines).toHaveLength(rows.length)
  })

  test.each(['vi', 'en'])('the fact book in %s opens, with numbers in its statements', async (language) => {
    const { status, headers, bytes } = await read(`/tai-lieu/so-so-lieu/so-so-lieu.${language}.xlsx`)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    const [cover, ...sheets] = await readSheets(Buffer.from(bytes))
    expect(sheets.length).toBeGreaterThan(4)
    // The cover lists each sheet.
    const listed = cover?.data.flat().map(String) ?? []
    for (const { sheet } of sheets) expect(listed.some((cell) => cell.startsWith(sheet))).toBe(true)
    expect(sheets[0]?.data.flat().some((cell) => typeof cell === 'number')).toBe(true)
  })
})
