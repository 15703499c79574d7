import type { ApiPage } from './request-page.ts'

/** How an API parts its records into pages. */
export interface PagePlan {
  /** The address of a page, which counts from 1. */
  toUrl: (page: number) => string
  /** The records of a page. */
  toRecords: (value: unknown) => readonly unknown[]
  /** The address of the page behind one; undefined where it is the last. */
  findNext: (page: number, answer: ApiPage, count: number) => string | undefined
}

const pageLength = 100

/**
 * The plan for an address, by the form of its first answer: Strapi's (`data` with `meta.pagination`), Directus's (`data`), that of WordPress
 * (a list, with headers), or another list, whose next page the answer or a header names.
 */
export function planPages(source: string, first: unknown, findItems: (value: unknown) => readonly unknown[]): PagePlan {
  const pagination = read(read(first, 'meta'), 'pagination')
  if (pagination !== undefined) {
    return {
      toUrl: (page) => withParams(source, { 'pagination[page]': page, 'pagination[pageSize]': pageLength }),
      toRecords: (value) => toList(read(value, 'data')).map(flattenStrapi),
      findNext: (page, { value }, count) => {
        const pages = Number(read(read(read(value, 'meta'), 'pagination'), 'pageCount'))
        return page < pages && count > 0
          ? withParams(source, { 'pagination[page]': page + 1, 'pagination[pageSize]': pageLength })
          : undefined
      },
    }
  }
  if (Array.isArray(read(first, 'data')) && read(first, 'links') === undefined && read(first, 'next') === undefined) {
    const toUrl = (page: number) => withParams(source, { page, limit: pageLength })
    return {
      toUrl,
      toRecords: (value) => toList(read(value, 'data')),
      findNext: (page, _answer, count) => (count === pageLength ? toUrl(page + 1) : undefined),
    }
  }
  return {
    toUrl: () => source,
    toRecords: findItems,
    findNext: (page, { value, pages, next }, count) => {
      if (pages !== undefined) return page < pages && count > 0 ? withParams(source, { page: page + 1 }) : undefined
      const named = next ?? read(value, 'next') ?? read(read(value, 'links'), 'next')
      return typeof named === 'string' && named !== '' ? new URL(named, source).href : undefined
    },
  }
}

/** An address with parameters: whatever answers takes those that it knows. */
export function withParams(source: string, params: Readonly<Record<string, number>>): string {
  const url = new URL(source)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value))
  return url.href
}

/** Strapi 4 has the fields of a record in `attributes`, and records that it refers to in `data`; Strapi 5 has them as they are. */
function flattenStrapi(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flattenStrapi)
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every((key) => key === 'data' || key === 'meta') && 'data' in value)
    return flattenStrapi(value.data)
  const { attributes, ...others } = value as Record<string, unknown> // an object of JSON
  const all =
    typeof attributes === 'object' && attributes !== null && 'id' in value ? { ...others, ...attributes } : value
  return Object.fromEntries(Object.entries(all).map(([key, one]) => [key, flattenStrapi(one)]))
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
