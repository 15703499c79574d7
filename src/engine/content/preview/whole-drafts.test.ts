import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteContent } from '../../../../tests/site/site.ts'
import { now, type Changes } from '../content-fixture.ts'
import { examineInMemory } from '../examine-in-memory-fixture.ts'
import { scanTree } from '../source/scan-tree.ts'
import { withChanges } from '../source/source-tree-fixture.ts'

/** Every entry of a collection as it is before it is disclosed: whole, but for its moment. */
async function toDrafts(collection: string): Promise<Changes> {
  const slugs = await readdir(join(siteContent, collection))
  const files = slugs.map(async (slug): Promise<[string, string][]> => {
    const path = `${collection}/${slug}/entry.yaml`
    const written = await readFile(join(siteContent, path), 'utf8')
    const others = written.replaceAll(/^(?:status|publishedAt|publishAt):.*\n/gm, '')
    // What is withdrawn is no draft.
    return /^withdrawal:/m.test(written) ? [] : [[path, `status: draft\npublishedAt:\n${others}`]]
  })
  return Object.fromEntries((await Promise.all(files)).flat())
}

test.each([
  'announcements',
  'commentary',
  'deals',
  'disclosures',
  'governance',
  'meetings',
  'news',
  'periodic-reports',
  'press-releases',
  'reports',
  'share-management',
])('all %s may be whole drafts: every check looks at them', async (collection) => {
  const drafts = await toDrafts(collection)
  expect(Object.keys(drafts).length).toBeGreaterThan(0)
  const root = { source: withChanges(scanTree(siteContent), drafts), name: 'content', contentPath: '' }
  const { diagnostics } = await examineInMemory(root, { now })
  // Nothing of a draft is an error.
  const own = diagnostics.errors.filter(({ file }) => file.startsWith(`content/${collection}/`))
  expect(own.map(({ file, message }) => `${file} ${message}`)).toEqual([])
})
