import type { Drawing, Shape } from '#lib/icons/drawing.ts'

/** The code of a React component that renders a drawing. */
export function toComponent({ viewBox, props, shapes }: Drawing): string {
  const children = `children: [${shapes.map(toElement).join(', ')}]`
  return [
    "import { jsxs } from 'react/jsx-runtime'",
    `export default (props) => jsxs('svg', { viewBox: ${JSON.stringify(viewBox)}, ${toProps(props)}'aria-hidden': 'true', ...props, ${children} })`,
  ].join('\n')
}

function toElement({ tag, props, children }: Shape): string {
  const inside = children ? `children: [${children.map(toElement).join(', ')}]` : ''
  return `jsxs('${tag}', { ${toProps(props)}${inside} })`
}

/** With the names of React: `strokeWidth`. */
function toProps(props: Shape['props']): string {
  return Object.entries(props)
    .map(
      ([name, value]) =>
        `${name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}: ${JSON.stringify(value)}, `,
    )
    .join('')
}
