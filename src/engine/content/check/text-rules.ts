import { hash } from 'node:crypto'
import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { locales } from '#engine/model/locale/locale.ts'
import type { KeptText } from '../icons/create-icon-reader.ts'
import type { CheckContext, ContentObject, TextRule } from './content-check.ts'

/** By rule and basis: the entries in which nothing was found, by the hashes of their sources. */
type Clean = Map<string, Set<string>>

/** Remembers between readings, and between runs, in which entries rules found nothing. */
export interface TextRules {
  /** Looks at the texts of all entries and pages that are checked, and of drafts, except where it is known that nothing is found. */
  look: (rule: TextRule, context: TextContext) => void
  /** Ends a reading: what it did not ask for is forgotten. */
  keep: () => void
}

type TextContext = Pick<CheckContext, 'site' | 'checked' | 'drafts' | 'sourceOf'> & {
  /** The hash of an entry's sources; undefined if it is unknown. */
  hashOf: (object: ContentObject) => string | undefined
}

const keptSchema = v.record(v.string(), v.string())

/** As many characters of a hash in base64 as tell entries apart: 96 bits. */
const hashLength = 16

/**
 * @param kept where they are kept between runs; by default only readings of this run know them, and an entry without a hash, as it is read from
 * a tree in memory, is known as long as it is the same object
 */
export function createTextRules(kept?: KeptText): TextRules {
  let known: Clean | undefined
  let next: Clean = new Map()
  let isChanged = false
  // The same text each time: cut anew for each rule, it would be hashed anew for each.
  const ids = new WeakMap<ContentObject, string>()
  let objects = 0
  const toId = (subject: ContentObject, hashOf: TextContext['hashOf']): string | undefined => {
    const id = ids.get(subject) ?? hashOf(subject)?.slice(0, hashLength) ?? (kept ? undefined : `object ${++objects}`)
    if (id !== undefined) ids.set(subject, id)
    return id
  }
  return {
    look: (rule, { site, checked, drafts, sourceOf, hashOf }) => {
      known ??= parseClean(kept?.read(''))
      const key = `${rule.name} ${hash('sha256', rule.basis, 'base64url').slice(0, hashLength)}`
      const before = known.get(key)
      const clean = next.get(key) ?? new Set()
      next.set(key, clean)
      const visit = (subject: ContentObject) => {
        const id = toId(subject, hashOf)
        if (id === undefined || !before?.has(id)) {
          let isClean = true
          for (const locale of locales) {
            if (!subject.texts[locale]) continue
            if (rule.look({ subject, locale, text: () => sourceOf(subject, locale) })) isClean = false
          }
          if (!isClean || id === undefined) return
          isChanged = true
        }
        clean.add(id)
      }
      for (const page of checked.pages.values()) visit(page)
      for (const name of site.names) for (const entry of checked.entries[name]) visit(entry)
      for (const draft of drafts) visit(draft)
    },
    keep: () => {
      if (isChanged || count(known) !== count(next)) kept?.write('', writeClean(next))
      known = next
      next = new Map()
      isChanged = false
    },
  }
}

function count(clean: Clean | undefined): number {
  return [...(clean?.values() ?? [])].reduce((sum, { size }) => sum + size, 0)
}

function writeClean(clean: Clean): string {
  return JSON.stringify(Object.fromEntries(Array.from(clean, ([key, hashes]) => [key, [...hashes].join(' ')])))
}

function parseClean(json: string | undefined): Clean {
  const stored = json === undefined ? undefined : parseStored(keptSchema, json)
  return new Map(Object.entries(stored ?? {}).map(([key, hashes]) => [key, new Set(hashes.split(' '))]))
}
