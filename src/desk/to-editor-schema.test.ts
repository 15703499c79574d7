import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { speak } from '#engine/program/language.ts'
import { codeLanguage, translatedLanguages } from '#lib/say/languages.ts'
import { siteContent } from '../../tests/site/site.ts'
import { entities, type Entity } from './entities.ts'
import { toEditorSchema, type EditorSchema } from './to-editor-schema.ts'
import { toFactsSchema } from './to-facts-schema.ts'
import { toSnippets } from './to-snippets.ts'

const find = (name: string): Entity => {
  const entity = entities.find((one) => one.name === name)
  if (!entity) throw new Error(`No entity ${name}`)
  return entity
}

function compile(schema: EditorSchema): ValidateFunction {
  // Variants have types beside their `oneOf`, and formats are only informative.
  return new Ajv({ strict: true, strictTypes: false, strictRequired: false, validateFormats: false }).compile(schema)
}

/** Fields without a description. Languages and constants need none. */
function* undescribed(schema: EditorSchema, path: string): Generator<string> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const needsNone = name === 'vi' || name === 'en' || field.const !== undefined
    if (!field.description && !needsNone) yield `${path}.${name}`
    yield* undescribed(field, `${path}.${name}`)
  }
  if (schema.items) yield* undescribed(schema.items, `${path}[]`)
  for (const choice of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) yield* undescribed(choice, path)
}

/** All facts and frontmatter of an entity in the content of the tests. */
async function readExamples({ name }: Entity): Promise<{ file: string; facts: unknown; texts: unknown[] }[]> {
  const files = await readdir(`${siteContent}/${name}`, { recursive: true, encoding: 'utf8' })
  const folders = files.filter((file) => file.endsWith('entry.yaml')).map((file) => file.slice(0, -'entry.yaml'.length))
  return Promise.all(
    folders.map(async (folder) => {
      const read = (file: string) => readFile(join(siteContent, name, folder, file), 'utf8').catch(() => undefined)
      const texts = (await Promise.all([read('vi.md'), read('en.md')])).filter((text) => text !== undefined)
      const matters = texts.map((text): unknown => parse(text.split(/^---$/m)[1] ?? ''))
      return { file: join(name, folder), facts: parse((await read('entry.yaml')) ?? '') as unknown, texts: matters } // YAML of any form
    }),
  )
}

describe.each(entities)('$name', (entity) => {
  test('all fields have a description', () => {
    const fields = [...undescribed(toEditorSchema(entity.facts), 'entry.yaml')]
    const matter = [...undescribed(toEditorSchema(entity.text), 'frontmatter')]
    expect([...fields, ...matter]).toEqual([])
  })

  test('JSON Schema and model agree on the content of the tests, and on unknown and missing fields', async () => {
    const [facts, text] = [compile(toFactsSchema(entity)), compile(toEditorSchema(entity.text))]
    const examples = await readExamples(entity)
    expect(examples).not.toEqual([])
    for (const { file, facts: value, texts } of examples) {
      // Unfinished drafts are invalid.
      const isValid = v.is(entity.facts, value)
      expect(isValid || /-(?:soan|nhap)\//.test(file)).toBe(true)
      expect([file, facts(value)]).toEqual([file, isValid])
      for (const matter of texts) expect([file, text(matter), text.errors]).toEqual([file, true, null])
      const withMore = { ...Object(value), unknownField: 1 }
      expect([file, facts(withMore), v.is(entity.facts, withMore)]).toEqual([file, false, false])
    }
    expect([facts({}), v.is(entity.facts, {})]).toEqual([false, false])
    expect([text({}), v.is(entity.text, {})]).toEqual([false, false])
  })
})

const scheduled = { status: 'scheduled', publishAt: '2026-10-12T08:30+07:00' }
const withdrawn = { status: 'withdrawn', withdrawal: { at: '2026-11-12T08:30+07:00', reason: { vi: 'A', en: 'A' } } }
const news = { category: 'thi-truong', publishedAt: '2026-10-12T08:30+07:00' }
const award = {
  year: 2026,
  awarder: { vi: 'A', en: 'A' },
  category: { vi: 'A', en: 'A' },
  publishedAt: '2026-10-12T08:30+07:00',
}
const report = {
  type: 'vi-mo',
  reportDate: '2026-10-12',
  analysts: [{ vi: 'A', en: 'A' }],
  publishedAt: '2026-10-12T08:30+07:00',
}

test.each<[string, string, unknown, boolean]>([
  ['news', 'valid', news, true],
  ['news', 'a wrong choice', { ...news, category: 'thi-truon' }, false],
  ['news', 'a time without offset', { ...news, publishedAt: '2026-10-12T08:30' }, false],
  ['news', 'an unknown tag', { ...news, tags: ['vi-mo', 'x'] }, false],
  ['news', 'a cover in another folder', { ...news, cover: '../a.png' }, false],
  ['news', 'an invalid slug', { ...news, supersedes: 'Tin_Moi' }, false],
  ['news', 'a correction without a reason', { ...news, corrects: { entry: 'a' } }, false],
  ['news', 'a text instead of a boolean', { ...news, sample: 'true' }, false],
  ['news', 'no time', { category: 'thi-truong' }, false],
  ['news', 'a draft without a time', { category: 'thi-truong', status: 'draft' }, false],
  ['news', 'a draft', { ...news, status: 'draft' }, true],
  ['news', 'scheduled', { category: 'thi-truong', ...scheduled }, true],
  ['news', 'scheduled without a time', { category: 'thi-truong', status: 'scheduled' }, false],
  ['news', 'scheduled and published', { ...news, ...scheduled }, false],
  ['news', 'published and scheduled', { ...news, ...scheduled, status: 'published' }, false],
  ['news', 'withdrawn', { ...news, ...withdrawn }, true],
  ['news', 'withdrawn without a reason', { ...news, status: 'withdrawn' }, false],
  ['news', 'a reason without withdrawal', { ...news, ...withdrawn, status: 'published' }, false],
  ['awards', 'valid', award, true],
  ['awards', 'half a year', { ...award, year: 2026.5 }, false],
  ['awards', 'a year that is too early', { ...award, year: 1900 }, false],
  ['awards', 'one language', { ...award, awarder: { vi: 'A' } }, false],
  ['awards', 'a third language', { ...award, awarder: { vi: 'A', en: 'A', fr: 'A' } }, false],
  ['awards', 'a name too long', { ...award, awarder: { vi: 'A'.repeat(121), en: 'A' } }, false],
  ['reports', 'valid', report, true],
  ['reports', 'an unknown variant', { ...report, type: 'vi-mô' }, false],
  ['reports', 'a field of another variant', { ...report, ticker: 'ZZA' }, false],
  ['reports', 'no analysts', { ...report, analysts: [] }, false],
  ['reports', 'no variant', { ...report, type: undefined }, false],
  ['pages', 'valid', { order: 10 }, true],
  ['pages', 'an order as text', { order: '10' }, false],
  ['pages', 'nothing', null, false],
])('%s, %s: JSON Schema and model agree', (name, _case, value, isValid) => {
  const entity = find(name)
  const json: unknown = JSON.parse(JSON.stringify(value))
  expect([compile(toFactsSchema(entity))(json), v.is(entity.facts, json)]).toEqual([isValid, isValid])
})

/** The descriptions of a schema and of all below it. */
function* descriptionsOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, below] of Object.entries(value)) {
    if (name === 'description' && typeof below === 'string') yield below
    else yield* descriptionsOf(below)
  }
}

const describedInSchemas = () => [
  ...descriptionsOf(entities.map((entity) => [toFactsSchema(entity), toEditorSchema(entity.text)])),
]
const describedInSnippets = () => [...descriptionsOf(toSnippets(entities))]

test.each(translatedLanguages)(
  'in %s no schema and no snippet describes a field in the language of the code',
  (language) => {
    const [english, snippets] = [describedInSchemas(), describedInSnippets()]
    speak(language)
    const [translated, translatedSnippets] = [describedInSchemas(), describedInSnippets()]
    speak(codeLanguage)
    expect(english.length).toBeGreaterThan(1000)
    expect(translated.filter((text, index) => text === english[index])).toEqual([])
    expect(translatedSnippets.filter((text, index) => text === snippets[index])).toEqual([])
  },
)
