import type { Message } from '#lib/say/message.ts'
import { convertBody } from '../convert/convert-body.ts'
import { createLosses } from '../convert/losses.ts'
import type { PostReader, SourceFault, SourcePost } from '../protocol/source-item.ts'

/** A source in numbers. */
export interface Survey {
  name: string | undefined
  home: string | undefined
  posts: number
  media: number
  /** How many posts there are by status, by language, and by term: `category tin-tuc`. */
  statuses: ReadonlyMap<string, number>
  languages: ReadonlyMap<string, number>
  terms: ReadonlyMap<string, number>
  /** Items that are no posts, by their kinds. */
  skipped: ReadonlyMap<string, number>
  faults: readonly SourceFault[]
  /** The posts that cannot come whole, and what each would lose. */
  losses: readonly PostLosses[]
}

export interface PostLosses {
  at: string
  title: string
  lost: readonly Message[]
}

/** Reads a source to its end, and counts. */
export async function takeSurvey(reader: PostReader): Promise<Survey> {
  const [statuses, languages, terms, skipped] = [createCounts(), createCounts(), createCounts(), createCounts()]
  const faults: SourceFault[] = []
  const losses: PostLosses[] = []
  let about: { name?: string; home?: string } = {}
  let posts = 0
  let media = 0
  for await (const item of reader) {
    if (item.is === 'about') about = item
    else if (item.is === 'media') media++
    else if (item.is === 'fault') faults.push(item)
    else if (item.is === 'skip') skipped.add(item.kind)
    else {
      posts++
      statuses.add(item.status)
      languages.add(item.language ?? '')
      const lost = listLosses(item)
      if (lost.length > 0) losses.push({ at: item.at, title: item.title, lost })
      for (const { kind, name } of item.terms) terms.add(`${kind} ${name}`)
    }
  }
  const { name, home } = about
  return {
    name,
    home,
    posts,
    media,
    statuses: statuses.all,
    languages: languages.all,
    terms: terms.all,
    skipped: skipped.all,
    faults,
    losses,
  }
}

/** The losses of a text. Images of a gallery are looked at when the whole source is known. */
function listLosses({ body }: SourcePost): Message[] {
  const losses = createLosses()
  convertBody(body, losses, (ids = []) => ids.map((mediaId) => ({ mediaId })))
  return losses.list()
}

function createCounts() {
  const all = new Map<string, number>()
  return { all, add: (key: string) => void all.set(key, (all.get(key) ?? 0) + 1) }
}
