import type { DocumentFacts, SearchIndex } from './search-index.ts'

/** Where a document is: its segment, and its place in it. */
export interface DocumentPlace {
  isRecent: boolean
  place: number
}

/** The documents of both segments with the numbers that they would have in one. */
export interface NumberedDocuments {
  documents: readonly DocumentFacts[]
  places: readonly DocumentPlace[]
  /** By the place of a document in the main segment, its number; −1 where it counts no more. */
  ofMain: Int32Array
  /** The same for the recent segment. */
  ofRecent: Int32Array
}

export function numberDocuments({ removed, recent }: SearchIndex, main: readonly DocumentFacts[]): NumberedDocuments {
  const documents: DocumentFacts[] = []
  const places: DocumentPlace[] = []
  const [ofMain, ofRecent] = [new Int32Array(main.length), new Int32Array(recent.documents.length)]
  const gone = new Set(removed)
  const add = (facts: DocumentFacts, where: DocumentPlace) => {
    ;(where.isRecent ? ofRecent : ofMain)[where.place] = documents.push(facts) - 1
    places.push(where)
  }
  let next = 0
  const addRecent = (before: number) => {
    for (; (recent.places[next] ?? Infinity) <= before; next++) {
      const facts = recent.documents[next]
      if (facts) add(facts, { isRecent: true, place: next })
    }
  }
  for (const [place, facts] of main.entries()) {
    addRecent(place)
    if (gone.has(place)) ofMain[place] = -1
    else add(facts, { isRecent: false, place })
  }
  addRecent(main.length)
  return { documents, places, ofMain, ofRecent }
}
