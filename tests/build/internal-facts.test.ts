import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openContent } from '#engine/content/open-content.ts'
import { toPayloadContexts, toPayloads } from '#engine/graph/payload-context-fixture.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toJsonLd } from '#engine/render/pages/to-json-ld.ts'
import { toEntryDocument } from '#engine/search/to-search-document.ts'
import { describeKey, type StoredBytes } from '#engine/store/output-file.ts'
import { site } from '#site/site.ts'
import { siteContent, siteMoment } from '../site/site.ts'

// A field that is added to a collection is internal until a list of its definition names it: with one more fact in every entry, and
// one more field in the frontmatter of every text, nothing that is made of the content says it.

const word = 'Marlinspike'

function addField(entry: Entry): void {
  const parts: (object | undefined)[] = [entry.facts, ...locales.map((locale) => entry.matter[locale])]
  for (const part of parts) if (part) Object.assign(part, { addedLater: word })
}

/** As one character for each byte: files may be no texts. */
function toText({ coding, bytes }: StoredBytes): string {
  return Buffer.from(coding === 0 ? bytes : brotliDecompressSync(bytes)).toString('latin1')
}

/** All that is made of the content, by name. */
async function makeAll(): Promise<Map<string, string>> {
  const reader = openContent(site, siteContent)
  const read = await reader.read({ now: siteMoment })
  const entries = site.names.flatMap((name): Entry[] => [...read.content.entries[name]])
  for (const entry of entries) addField(entry)
  const contexts = toPayloadContexts(read)
  const made = new Map<string, string>()
  for (const locale of locales) {
    const context = contexts[locale]
    for (const payload of toPayloads(context)) {
      const { path, page } = payload.address
      made.set(`payload ${locale}${path} ${page}`, JSON.stringify(payload))
      const stated = toJsonLd(site, payload, { ...context, isStated: () => true })
      made.set(`JSON-LD ${locale}${path} ${page}`, stated ?? '')
    }
    for (const entry of entries) {
      const document = toEntryDocument(site, context, entry)
      made.set(`document ${locale} ${entry.collection}/${entry.slug}`, JSON.stringify(document))
    }
  }
  for (const { prepare } of site.planOutputs({ contexts, build: '0' })) {
    for (const { key, bytes } of await prepare().make()) {
      if (bytes) made.set(describeKey(key), toText(bytes))
    }
  }
  reader.close()
  return made
}

test('a fact that no collection names is in nothing that is made of the content', async () => {
  const made = await makeAll()
  const findAll = (text: string) => [...made].flatMap(([name, one]) => (one.includes(text) ? [name] : []))
  expect(findAll(word)).toEqual([])
  // Numbers that a collection lists are found.
  const list = '/tin-tuc/thong-bao'
  const listed = [`payload vi${list} 1`, `/_payload/0/vi${list}~index.json`]
  expect(findAll('/TB-MH')).toEqual(expect.arrayContaining(listed))
})
