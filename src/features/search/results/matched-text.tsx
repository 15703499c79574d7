import type { Many, PartView } from '#engine/model/search/results-view.ts'
import { Each } from './each.tsx'

/** A text in which what matches the query is marked. */
export function MatchedText({ parts }: { parts: Many<PartView> }) {
  return (
    <Each of={parts}>
      {({ text, matches }) => (
        <>
          {text}
          <Each of={matches}>{({ match }) => <mark>{match}</mark>}</Each>
        </>
      )}
    </Each>
  )
}
