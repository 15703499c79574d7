import type { CachePolicy } from '#engine/model/config/store.ts'
import { type Message, say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { describeKey } from '../output-file.ts'
import type { RemovedFile } from '../take-down.ts'

/** The time that the header of each policy allows browsers and shared caches: `cacheControl` of src/engine/serve/cache-control.ts. */
const lifetimes: Readonly<Record<CachePolicy, Message>> = {
  revalidate: say`kept, but asked for before each use: gone with the next request`,
  day: say`up to a day, in browsers and in shared caches`,
  immutable: say`up to a year, in browsers that have shown them and in shared caches`,
}

/** The most URLs of one policy that are listed. */
const listLimit = 40

/** The places that may still have copies of removed files, and for how long, in lines. */
export function describeCopies(removed: readonly RemovedFile[]): string[] {
  const files = removed.filter(({ fate }) => fate === 'gone')
  const naming = removed.length - files.length
  const policies = Object.entries(lifetimes).flatMap(([policy, lifetime]) => {
    const own = files.filter((file) => file.cache === policy)
    if (own.length === 0) return []
    const isListed = policy !== 'revalidate'
    return [told(say`  ${count(own.length)}: ${lifetime}`), ...(isListed ? listUrls(own) : [])]
  })
  return [
    naming > 0
      ? told(
          say`Deleted from all releases: ${count(files.length)} of it, and ${count(naming)} of earlier builds or of ZIPs that named it. Copies may be in:`,
        )
      : told(say`Deleted from all releases: ${count(files.length)} of it. Copies may be in:`),
    ...policies,
    told(say`  a CDN in front of the site: delete there the URLs that are listed above, and the address itself`),
    told(
      say`  search engines: they drop an address that answers 410 within days, and sooner if asked in their consoles`,
    ),
    told(say`  web archives such as web.archive.org, and feed readers: they keep what they have; ask them`),
    told(
      say`  exports: make them anew (npm run site -- export files --out DIR; npm run site -- export nginx --out DIR; npm run site -- export edge), put them in place, and delete former ones: export nginx keeps some in releases/`,
    ),
    told(say`  copies of the output and backups: they are not public, and must be deleted by hand`),
    told(
      say`  the content and its history in git: delete its folder there; the next "npm run build" of each machine then deletes it from its caches`,
    ),
  ]
}

function listUrls(files: readonly RemovedFile[]): string[] {
  const urls = files.map(({ key }) => describeKey(key)).toSorted()
  const rest = urls.length - listLimit
  return [
    ...urls.slice(0, listLimit).map((url) => `    ${url}`),
    ...(rest > 0 ? [told(say`    … and ${rest} more`)] : []),
  ]
}

function count(number: number): Message {
  return number === 1 ? say`1 file` : say`${number} files`
}
