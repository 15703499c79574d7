import type { Drawing, Shape } from '#lib/icons/drawing.ts'

const namespace = 'http://www.w3.org/2000/svg'

/** A drawing as an element. Without HTML text, which Trusted Types allow for text from the build only. */
export function toSvgElement({ viewBox, props, shapes }: Drawing): SVGElement {
  return toElement({ tag: 'svg', props: { viewBox, ...props }, children: shapes })
}

function toElement({ tag, props, children = [] }: Shape): SVGElement {
  const element = document.createElementNS(namespace, tag) as SVGElement // every element of that namespace is one
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, value)
  element.append(...children.map(toElement))
  return element
}
