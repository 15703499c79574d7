import { cleanText } from '#engine/content/characters/clean-text.ts'
import { isDeviceName } from '#engine/content/entries/is-device-name.ts'
import { toUniqueSlug } from '#engine/content/entries/to-unique-slug.ts'
import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import { itemAt, type FolderItem } from '#engine/content/source/source-tree.ts'
import { locales, sourceLocale } from '#engine/model/locale/locale.ts'
import { type Message, say } from '#lib/say/message.ts'
import { site } from '#site/site.ts'
import { entities, type Entity } from './entities.ts'
import { planPage } from './plan-page.ts'
import { RequestError } from './request-error.ts'
import { toEditorSchema, type EditorSchema } from './to-editor-schema.ts'
import { toFactsSchema } from './to-facts-schema.ts'
import { toSkeleton, type GivenFields } from './to-skeleton.ts'

export interface EntryRequest {
  /** The existing content. */
  content: FolderItem
  /** The name of a collection, or `pages`. */
  collection: string
  /** The path of a page; undefined for an entry of a collection. */
  path?: string | undefined
  title: string
  /** By default, made from the title. */
  slug?: string | undefined
  /** The values of facts that are given already. */
  given: GivenFields
}

/** A new entry that is not written yet. */
export interface EntryPlan {
  /** Its folder, relative to the folder of the content. */
  folder: string
  /** The content of its files by name. */
  files: Readonly<Record<string, string>>
}

/** The files of a new entry, with empty required fields. @throws {RequestError} */
export function planEntry(request: EntryRequest): EntryPlan {
  const { content, collection, given } = request
  const title = cleanText(request.title)
  const entity = entities.find(({ name }) => name === collection)
  if (!entity) {
    const names = entities.map(({ name }) => name)
    throw new RequestError(
      say`Unknown collection "${collection}".${didYouMean(collection, names)} The collections are ${names.join(', ')}.`,
    )
  }
  const page = collection === 'pages' ? planPage(content, request.path) : undefined
  if (title.trim() === '') throw new RequestError(say`Give the Vietnamese title, in quotes.`)
  const facts = toFacts(entity, given)
  const folder = page ?? toNewFolder(content, entity, request.slug ?? title)
  return { folder, files: { 'entry.yaml': facts, ...toTexts(entity, title) } }
}

function toNewFolder(content: FolderItem, { name }: Entity, text: string): string {
  const collection = site.names.find((known) => known === name)
  const reserved = collection ? site.collections[collection].reserved : []
  const folder = itemAt(content, name)
  const existing = folder?.kind === 'folder' ? [...folder.items.keys()] : []
  const taken = new Set([...existing.map((slug) => slug.toLowerCase()), ...reserved])
  const slug = toUniqueSlug(text, () => false)
  const uniqueSlug = toUniqueSlug(text, (one) => taken.has(one) || isDeviceName(one))
  if (slug === undefined || uniqueSlug === undefined) {
    throw new RequestError(say`No part of "${text}" can be used in a URL. Give a slug: --slug mot-ten-ngan`)
  }
  if (slug !== uniqueSlug) {
    const reason = findReason(slug, { name, reserved })
    throw new RequestError(say`"${slug}" ${reason}. Choose another title, or give a slug: --slug ${uniqueSlug}`)
  }
  return `${name}/${slug}`
}

function findReason(slug: string, { name, reserved }: { name: string; reserved: readonly string[] }): Message {
  if (isDeviceName(slug)) return say`is a reserved name on Windows`
  return reserved.includes(slug) ? say`is the slug of a page` : say`is already used by ${name}/${slug}`
}

function toFacts(entity: Entity, given: GivenFields): string {
  const schema = pickVariant(toFactsSchema(entity), given)
  const { properties = {} } = schema
  for (const [name, value] of Object.entries(given)) checkGiven(properties, name, value)
  const isDraft = properties['status']?.enum?.includes('draft') && given['status'] === undefined
  return toSkeleton(schema, {
    given: isDraft ? { ...given, status: 'draft' } : given,
    // The schema does not require it because of scheduled entries; new entries are drafts, which need it.
    alsoRequired: ['publishedAt'],
  })
}

function checkGiven(properties: Readonly<Record<string, EditorSchema>>, name: string, value: string): void {
  const field = properties[name]
  if (!field) throw new RequestError(say`Unknown field "${name}".${didYouMean(name, Object.keys(properties))}`)
  const choices = field.const === undefined ? field.enum?.map(String) : [String(field.const)]
  if (choices && !choices.includes(value)) {
    throw new RequestError(
      say`"${name}" must be one of ${choices.join(', ')}, not "${value}".${didYouMean(value, choices)}`,
    )
  }
}

/** The variant of a schema for the given fields. Variants differ in a field with a constant. */
function pickVariant(schema: EditorSchema, given: GivenFields): EditorSchema {
  const { oneOf } = schema
  if (!oneOf) return schema
  const field = Object.entries(oneOf[0]?.properties ?? {}).find(([, { const: value }]) => value !== undefined)?.[0]
  if (field === undefined) return oneOf[0] ?? schema
  const choices = oneOf.map(({ properties }) => String(properties?.[field]?.const))
  const picked = oneOf[choices.indexOf(given[field] ?? '')]
  if (picked) return picked
  const missing = given[field] === undefined ? say`Missing --${field}: give one of ${choices.join(', ')}` : undefined
  throw new RequestError(
    missing ??
      say`"${field}" must be one of ${choices.join(', ')}, not "${given[field]}".${didYouMean(given[field] ?? '', choices)}`,
  )
}

function toTexts({ text }: Entity, title: string): Record<string, string> {
  const schema = toEditorSchema(text)
  return Object.fromEntries(
    locales.map((locale) => {
      const matter = toSkeleton(schema, { given: locale === sourceLocale ? { title } : {} })
      return [`${locale}.md`, `---\n${matter}---\n\n`]
    }),
  )
}
