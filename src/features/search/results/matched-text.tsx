import { createElement, Fragment } from 'react'
import type { MatchedText as MatchedParts } from '#engine/model/search/search-answer.ts'

/** A text in which what matches the query is marked. Without keys: the parts of another text are made anew. */
export function MatchedText({ parts }: { parts: MatchedParts }) {
  return createElement(
    Fragment,
    null,
    ...parts.map(({ text, isMatch }) => (isMatch ? createElement('mark', null, text) : text)),
  )
}
