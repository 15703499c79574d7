import { useLayoutEffect, useRef } from 'react'

/** The content of the document at one moment, as cloned nodes: React may remove the originals. */
export interface Snapshot {
  title: string
  nodes: Node[]
}

export function takeSnapshot(): Snapshot {
  const main = document.querySelector('main')
  return { title: document.title, nodes: Array.from(main?.childNodes ?? [], (node) => node.cloneNode(true)) }
}

/** Shows a snapshot. Its links work like those of rendered Markdown; it has no other event handlers. */
export function ContentSnapshot({ snapshot: { title, nodes } }: { snapshot: Snapshot }) {
  const container = useRef<HTMLDivElement>(null)
  // Before the browser paints, so that the page does not flash.
  useLayoutEffect(() => container.current?.replaceChildren(...nodes), [nodes])
  return (
    <>
      <title>{title}</title>
      <div ref={container} className="contents" />
    </>
  )
}
