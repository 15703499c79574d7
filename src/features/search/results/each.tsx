import { createElement, Fragment, type ReactNode } from 'react'
import type { Many } from '#engine/model/search/results-view.ts'

interface EachProps<Value> {
  of: Many<Value>
  children: (value: Value) => ReactNode
}

/** Renders each value, in the browser or as a section of the template. Without keys: the results of another query are made anew. */
export function Each<Value>({ of, children }: EachProps<Value>) {
  return createElement(Fragment, null, ...of.map(children))
}
