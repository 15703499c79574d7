import { collections } from '#features/collections.ts'
import { collectionNames } from '#model/vocabulary/collection-names.ts'
import { locales, sourceLocale } from '#model/locale/locale.ts'
import { toUniqueSlug } from '#compiler/entries/to-unique-slug.ts'
import { didYouMean } from '#compiler/source/did-you-mean.ts'
import { itemAt, type FolderItem } from '#compiler/source/source-tree.ts'
import { entities, type Entity } from './entities.ts'
import { planPage } from './plan-page.ts'
import { toEditorSchema, type EditorSchema } from './to-editor-schema.ts'
import { toFactsSchema } from './to-facts-schema.ts'
import { toSkeleton, type Given } from './to-skeleton.ts'
import { RequestError } from './request-error.ts'

export interface EntryRequest {
  /** All content as it is. */
  content: FolderItem
  /** The name of a collection, or `pages`. */
  collection: string
  /** For a page alone: its address. */
  path?: string | undefined
  title: string
  /** Instead of the one folded from the title. */
  slug?: string | undefined
  /** Facts that are known already. */
  given: Given
}

/** A new entry, before anything is written: its folder below that of all content, and its files. */
export interface EntryPlan {
  folder: string
  files: Readonly<Record<string, string>>
}

/** The files of a new entry, with what is still to be written named in them. @throws {RequestError} */
export function planEntry(wish: EntryRequest): EntryPlan {
  const { content, collection, title, given } = wish
  const entity = entities.find(({ name }) => name === collection)
  if (!entity) {
    const names = entities.map(({ name }) => name)
    throw new RequestError(
      `There is no collection "${collection}".${didYouMean(collection, names)} There are ${names.join(', ')}.`,
    )
  }
  const page = collection === 'pages' ? planPage(content, wish.path) : undefined
  if (title.trim() === '') throw new RequestError('Give the Vietnamese title, in quotes.')
  const facts = toFacts(entity, given)
  const folder = page ?? toFreeFolder(content, entity, wish.slug ?? title)
  return { folder, files: { 'entry.yaml': facts, ...toTexts(entity, title) } }
}

function toFreeFolder(content: FolderItem, { name }: Entity, wanted: string): string {
  const collection = collectionNames.find((known) => known === name)
  const reserved = collection ? collections[collection].reserved : []
  const folder = itemAt(content, name)
  const present = folder?.kind === 'folder' ? [...folder.items.keys()] : []
  const taken = new Set([...present.map((slug) => slug.toLowerCase()), ...reserved])
  const slug = toUniqueSlug(wanted, () => false)
  const free = toUniqueSlug(wanted, (one) => taken.has(one))
  if (slug === undefined || free === undefined) {
    throw new RequestError(`Nothing of "${wanted}" can be in a URL. Give a slug: --slug mot-ten-ngan`)
  }
  if (slug !== free) {
    const why = reserved.includes(slug) ? 'is the address of a page' : `is taken by ${name}/${slug}`
    throw new RequestError(`"${slug}" ${why}. Take another title, or this slug: --slug ${free}`)
  }
  return `${name}/${slug}`
}

function toFacts(entity: Entity, given: Given): string {
  const schema = pickVariant(toFactsSchema(entity), given)
  const { properties = {} } = schema
  for (const [name, value] of Object.entries(given)) checkGiven(properties, name, value)
  const isDraft = properties['status']?.enum?.includes('draft') && given['status'] === undefined
  return toSkeleton(schema, {
    given: isDraft ? { ...given, status: 'draft' } : given,
    // A draft says when it would be published, whatever its schema leaves open for scheduled ones.
    alsoAsked: ['publishedAt'],
  })
}

function checkGiven(properties: Readonly<Record<string, EditorSchema>>, name: string, value: string): void {
  const field = properties[name]
  if (!field) throw new RequestError(`There is no field "${name}".${didYouMean(name, Object.keys(properties))}`)
  const choices = field.const === undefined ? field.enum?.map(String) : [String(field.const)]
  if (choices && !choices.includes(value)) {
    throw new RequestError(
      `"${name}" must be one of ${choices.join(', ')}, not "${value}".${didYouMean(value, choices)}`,
    )
  }
}

/** Of an entity in variants, the one that is meant: which, a field says that each has another constant for. */
function pickVariant(schema: EditorSchema, given: Given): EditorSchema {
  const { oneOf } = schema
  if (!oneOf) return schema
  const field = Object.entries(oneOf[0]?.properties ?? {}).find(([, { const: value }]) => value !== undefined)?.[0]
  if (field === undefined) return oneOf[0] ?? schema
  const choices = oneOf.map(({ properties }) => String(properties?.[field]?.const))
  const picked = oneOf[choices.indexOf(given[field] ?? '')]
  if (picked) return picked
  const asked = given[field] === undefined ? `Say which kind: --${field} ${choices.join(' | ')}` : undefined
  throw new RequestError(
    asked ??
      `"${field}" must be one of ${choices.join(', ')}, not "${given[field]}".${didYouMean(given[field] ?? '', choices)}`,
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
