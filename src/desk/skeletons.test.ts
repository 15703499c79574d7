import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse, parseDocument, type Document } from 'yaml'
import { contentWith, examineWith } from '#engine/content/content-fixture.ts'
import { locateField } from '#engine/content/yaml/locate-field.ts'
import { siteContent } from '../../tests/site/site.ts'
import { entities, type Entity } from './entities.ts'
import { planEntry, type EntryPlan } from './plan-entry.ts'
import { toFactsSchema } from './to-facts-schema.ts'
import type { GivenFields } from './to-skeleton.ts'

/** All entities and their variants, with the fields that select the variant. */
const kinds = entities.flatMap((entity) => {
  const variants = toFactsSchema(entity).oneOf ?? [{}]
  return variants.map(({ properties = {} }) => {
    const constants = Object.entries(properties).filter(([, { const: value }]) => value !== undefined)
    const given: GivenFields = Object.fromEntries(constants.map(([name, { const: value }]) => [name, String(value)]))
    return { name: [entity.name, ...Object.values(given)].join(' '), entity, given }
  })
})

/** The paths of empty values. */
function* findEmpty(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (value === null) yield path
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* findEmpty(item, [...path, index])
  else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* findEmpty(item, [...path, key])
  }
}

/** The positions of errors in a new entry, but for those of the whole: that one of several fields is needed. */
async function check({ folder, files }: EntryPlan): Promise<{ file: string; place: string }[]> {
  const written = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])
  const { diagnostics } = await examineWith(Object.fromEntries(written))
  return diagnostics.list.flatMap(({ file, line, column }) => {
    const [, name] = /\/mot-muc-moi\/([^/]+)$/.exec(file) ?? []
    return name === undefined || (name === 'entry.yaml' && line === 1 && column === 1)
      ? []
      : [{ file: name, place: `${line}:${column}` }]
  })
}

/** The facts of entries of the same kind in the content of the tests. */
async function findSamples({ name }: Entity, given: GivenFields): Promise<Document[]> {
  const files = (await readdir(`${siteContent}/${name}`, { recursive: true, encoding: 'utf8' })).toSorted()
  const samples = files
    .filter((file) => file.endsWith('entry.yaml'))
    .map(async (file) => parseDocument(await readFile(join(siteContent, name, file), 'utf8')))
  return (await Promise.all(samples)).filter((sample) =>
    Object.entries(given).every(([field, value]) => String(sample.get(field)) === value),
  )
}

/** The errors that remain after the empty fields are filled in from a sample; empty if there are none. */
function fill(
  entity: Entity,
  { facts, empty, sample }: { facts: string; empty: (string | number)[][]; sample: Document },
) {
  const filled = parseDocument(facts)
  const issues = () => v.safeParse(entity.facts, filled.toJS()).issues ?? []
  for (const field of empty) filled.setIn(field, sample.getIn(field))
  // Filling in a field can make other fields required.
  for (let round = 0; round < 3; round++) {
    for (const { path = [] } of issues()) {
      const field = path.map(({ key }) => key)
      if (sample.hasIn(field)) filled.setIn(field, sample.getIn(field))
    }
  }
  return issues()
    .map(({ message }) => message)
    .join('; ')
}

test.each(kinds)(
  '$name: the check reports exactly the empty fields, and filled in, the entry is valid',
  async ({ entity, given }) => {
    const path = entity.name === 'pages' ? '/ve-shs/mot-muc-moi' : undefined
    const { source: content } = contentWith({})
    const plan = planEntry({ content, collection: entity.name, path, title: 'Một mục mới', given })
    const places = Object.entries(plan.files).flatMap(([file, text]) => {
      const [yaml, linesAbove] = file.endsWith('.md') ? [text.split('---\n')[1] ?? '', 1] : [text, 0]
      return [...findEmpty(parse(yaml))].map((field) => {
        const { line, column } = locateField(yaml, field)
        return `${file}:${line + linesAbove}:${column}`
      })
    })
    expect((await check(plan)).map(({ file, place }) => `${file}:${place}`).toSorted()).toEqual(places.toSorted())

    const facts = plan.files['entry.yaml'] ?? ''
    const empty = [...findEmpty(parse(facts))]
    const left = (await findSamples(entity, given)).map((sample) => fill(entity, { facts, empty, sample }))
    expect(left).toContain('')
  },
)
