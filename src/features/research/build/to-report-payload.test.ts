import { expect, test } from 'vitest'
import { examineWith, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext, toPayloads } from '#engine/graph/payload-context-fixture.ts'
import { issuers, report } from './research-fixture.ts'

/** A report on a company of a day, under a slug of its own. */
function reportOf(slug: string, day: string, issuer = 'zzb'): Changes {
  const files = Object.entries(report({ facts: { issuer }, title: slug }))
  return Object.fromEntries(
    files.map(([path, file]) => [
      path.replace('/r/', `/${slug}/`),
      typeof file === 'string' ? file.replaceAll(/2026-02-2[56]/g, day) : file,
    ]),
  )
}

const all = {
  ...issuers,
  ...reportOf('newest', '2026-02-26'),
  ...reportOf('older', '2025-08-21'),
  ...reportOf('oldest', '2025-02-25'),
  ...reportOf('another', '2025-12-01', 'zza'),
}

const read = await examineWith(all)
const payloads = toPayloads(toPayloadContext(read))

test.each([
  ['newest', ['older 2025-08-21', 'oldest 2025-02-25']],
  ['older', ['newest 2026-02-26', 'oldest 2025-02-25']],
  ['another', []],
])('the report %s names the others on its company, newest first', (slug, others) => {
  const page = payloads.find(({ title }) => title === slug)
  if (page?.kind !== 'reports') throw new Error('No such report')
  expect(page.others.map(({ link, reportDate }) => `${link.title} ${reportDate}`)).toEqual(others)
})
