import { setTimeout } from 'node:timers/promises'
import { machineClock } from '#lib/clock.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import type { ReaderKind, ReaderRequest } from '../../protocol/reader-kind.ts'
import type { PostReader } from '../../protocol/source-item.ts'
import { readFieldsFile, type Fields } from '../fields/fields-file.ts'
import { createToItem, findItems } from '../json/json-reader.ts'
import { openKeptPages } from './kept-pages.ts'
import { planPages, withParams } from './page-plan.ts'
import { requestPage, type ApiPage, type ApiWorld } from './request-page.ts'

/** More pages than any site has: an API that gives the same one for ever ends here. */
const mostPages = 100_000

/** A reader of APIs that give their records as JSON, page by page. */
export function createApiReader(world: ApiWorld): ReaderKind {
  return {
    name: 'api',
    says: say`the address of an API that gives posts as JSON: Strapi, Directus, WordPress`,
    knows: async (source) => /^https?:\/\//.test(source),
    open: (request) => readPages(request, world),
  }
}

export const apiReader = createApiReader({
  fetch: (url, options) => fetch(url, options),
  wait: (milliseconds) => setTimeout(milliseconds),
  now: () => machineClock().getTime(),
  environment: process.env,
})

async function* readPages(
  { source, fields: file, workFolder, onProgress }: ReaderRequest,
  world: ApiWorld,
): PostReader {
  if (!URL.canParse(source)) throw new ProgramError(say`${source} is no address`)
  const fields = await readFieldsFile(file)
  const header = findHeader(fields, world)
  const kept = openKeptPages(workFolder, source)
  const toItem = createToItem(fields, source)
  const request = async (url: string): Promise<ApiPage> => {
    const known = await kept.find(url)
    if (known) return known
    const answer = await requestPage(url, { header, world })
    await kept.keep(url, answer)
    return answer
  }
  yield { is: 'about', home: fields.home ?? new URL('/', source).href }
  let answer = await request(withParams(source, { limit: 100, per_page: 100, 'pagination[pageSize]': 100 }))
  const plan = planPages(source, answer.value, (value) => findItems(value, fields, source))
  const seen = new Set<string>()
  for (let page = 1; page <= mostPages; page++) {
    const records = plan.toRecords(answer.value)
    for (const [place, record] of records.entries()) yield toItem(record, `${source} (${page}.${place + 1})`)
    const next = plan.findNext(page, answer, records.length)
    if (next === undefined || seen.has(next)) break
    seen.add(next)
    onProgress(page / (page + 1))
    answer = await request(next)
  }
  onProgress(1)
  await kept.forget()
}

function findHeader({ header }: Fields, { environment }: ApiWorld): readonly [string, string] | undefined {
  if (!header) return undefined
  const secret = environment[header.from]
  if (secret !== undefined && secret !== '') return [header.name, secret]
  throw new ProgramError(
    say`The variable ${header.from} of the environment is empty: it is to have the value of the header ${header.name}`,
  )
}
