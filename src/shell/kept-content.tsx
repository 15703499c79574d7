import { useLayoutEffect, useRef } from 'react'

/** What the document showed: nodes of its own, so that React may take the old ones away. */
export interface Content {
  title: string
  nodes: Node[]
}

export function copyContent(): Content {
  const main = document.querySelector('main')
  return { title: document.title, nodes: Array.from(main?.childNodes ?? [], (node) => node.cloneNode(true)) }
}

/** The copy in the place of the original. Its links work as those of rendered Markdown do; nothing else in it is alive. */
export function KeptContent({ content: { title, nodes } }: { content: Content }) {
  const place = useRef<HTMLDivElement>(null)
  // Before the browser paints: the page must not blink.
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes])
  return (
    <>
      <title>{title}</title>
      <div ref={place} className="contents" />
    </>
  )
}
