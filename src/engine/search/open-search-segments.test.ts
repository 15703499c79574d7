import { expect, test } from 'vitest'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { toGroupKey, type SearchGroups } from './create-search-groups.ts'
import type { KeptGroups } from './open-search-cache.ts'
import { openMergedSegments, openSearchSegments } from './open-search-segments.ts'
import { toDocument } from './search-fixture.ts'
import { toSearchGroup, type SearchGroup } from './search-group.ts'
import { createTermCollector } from './term-collector.ts'

const shards = 16
const code = { build: 'build-1', sources: 'sources-1' }

/** A site of one group of documents, by their titles, published again and again. */
function createSite() {
  let titles: readonly string[] = []
  let name = 'news 0'
  const kept = new Map<string, SearchGroup>()
  const chosen: string[] = []
  const toGroup = (locale: Locale): SearchGroup => {
    const documents = titles.map((title) => toDocument(title))
    const collected = createTermCollector(locale)(documents)
    const group = toSearchGroup({ names: titles, documents, collected, shards })
    kept.set(`${toGroupKey(locale, name)} ${group.hash}`, group)
    return group
  }
  const groups: SearchGroups = {
    toLayout: () => ({ id: titles.join(), shards, groups: new Map([[name, titles]]) }),
    toGroup,
    toHash: (locale) => toGroup(locale).hash,
  }
  const cache: KeptGroups = {
    hold: (key, hash) => kept.has(`${key} ${hash}`),
    restore: (key, hash) => kept.get(`${key} ${hash}`),
    keep: () => undefined,
  }
  const graph = {
    choose: (key: string) => void chosen.push(key),
    recordValue: () => undefined,
    untracked: <Value>(run: () => Value) => run(),
  }
  let former: ReturnType<ReturnType<typeof openSearchSegments>['toRecord']> | undefined
  return {
    publish: (present: readonly string[], changes: { isErasing?: boolean; name?: string; sources?: string } = {}) => {
      titles = present
      name = changes.name ?? name
      const sources = changes.sources ?? code.sources
      const opened = openSearchSegments({
        groups,
        graph,
        cache,
        code: { ...code, sources },
        former,
        isErasing: changes.isErasing === true,
      })
      former = opened.toRecord()
      return { segments: opened, isMerged: chosen.splice(0).length > 0 }
    },
    merge: () => {
      const merged = former && openMergedSegments(former, { graph, cache })
      if (former && merged) former = { build: former.build, sources: former.sources, main: merged.main }
      return merged
    },
    forget: () => kept.clear(),
  }
}

const many = Array.from({ length: 40 }, (_, index) => `Tin ${index}`)

type Site = ReturnType<typeof createSite>

test.each<[string, (site: Site) => { isMerged: boolean }, boolean]>([
  ['nothing has changed', (site) => site.publish(many), false],
  ['one was added', (site) => site.publish([...many, 'Mới']), false],
  ['one was removed', (site) => site.publish(many.slice(1)), false],
  ['32 were removed', (site) => site.publish(many.slice(32)), false],
  ['33 were removed', (site) => site.publish(many.slice(33)), true],
  [
    '33 were added, one by one',
    (site) =>
      many
        .slice(0, 33)
        .map((_, count) => site.publish([...many, ...many.slice(0, count + 1).map((title) => `${title} mới`)]))
        .at(-1) ?? site.publish(many),
    true,
  ],
  ['something is taken down', (site) => site.publish(many.slice(1), { isErasing: true }), true],
  ['there is another group', (site) => site.publish(many, { name: 'news 1' }), true],
  ['the code has changed', (site) => site.publish(many, { sources: 'sources-2' }), true],
  ['the cache was lost', (site) => (site.forget(), site.publish([...many, 'Mới'])), true],
])('where %s, a publish makes one segment of all, or goes on with two', (_what, publish, isMerged) => {
  const site = createSite()
  expect(site.publish(many).isMerged).toBe(true)
  expect(publish(site).isMerged).toBe(isMerged)
})

test('merging makes one segment of what was published, and later publishes go on with it', () => {
  const site = createSite()
  site.publish(many)
  expect(site.merge()).toBeUndefined()
  const { segments } = site.publish([...many, 'Mới'])
  expect(locales.map((locale) => segments.toChange(locale, 0)?.added)).toEqual(locales.map(() => [many.length]))
  expect(site.merge()?.toMainGroup(locales[0] ?? 'vi', 0).names).toEqual([...many, 'Mới'])
  expect(site.merge()).toBeUndefined()
  const next = site.publish([...many, 'Mới'])
  expect(next.isMerged).toBe(false)
  expect(locales.map((locale) => next.segments.toChange(locale, 0))).toEqual(locales.map(() => undefined))
})
