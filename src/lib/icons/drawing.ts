/** An icon as data: the subset of SVG that icons may use. */
export interface Drawing {
  viewBox: string
  /** Attributes that all shapes inherit. */
  props: Readonly<Record<string, string>>
  shapes: readonly Shape[]
}

export interface Shape {
  tag: string
  props: Readonly<Record<string, string>>
  children?: readonly Shape[]
}

/** Why a text is not a drawing, and the offset of the error in it. */
export class DrawingError extends Error {
  override name = 'DrawingError'
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

const tags = /^(?:circle|ellipse|g|line|path|polygon|polyline|rect)$/
const attributes =
  /^(?:d|points|[cr]?[xy]|[xy][12]|r|width|height|transform|opacity|paint-order|vector-effect|(?:fill|stroke)(?:-[a-z]+)*|clip-rule)$/

/** Numbers, names and colors. Without quotes, colons and ampersands there can be neither URLs nor entities. */
const value = /^[\w#%+\-.,()\s]*$/

const textLimit = 20_000
const depthLimit = 8

const token = /<(?:\/(?<end>\w+)\s*|(?<start>[\w:-]+)(?<attributes>(?:\s+[\w:.-]+="[^"]*")*)\s*(?<empty>\/?))>\s*/y
const attribute = /\s+(?<name>[\w:.-]+)="(?<value>[^"]*)"/g

/**
 * The body of an icon as data. Only listed elements and attributes are allowed, so that unknown ones cannot be harmful.
 * @throws {DrawingError}
 */
export function toDrawing(body: string, viewBox: string): Drawing {
  if (!/^(?:-?[\d.]+(?: |$)){4}$/.test(viewBox)) throw new DrawingError(`"${viewBox.slice(0, 40)}" is no view box`, 0)
  const shapes = parseShapes(body)
  const [only] = shapes
  if (shapes.length !== 1 || !only) return { viewBox, props: {}, shapes }
  // Fill and stroke of a single shape move to the root, where style sheets can override them.
  const rest = pick(only.props, (name) => !isInherited(name))
  const isPlainGroup = only.tag === 'g' && Object.keys(rest).length === 0
  return {
    viewBox,
    props: pick(only.props, isInherited),
    shapes: isPlainGroup ? (only.children ?? []) : [{ ...only, props: rest }],
  }
}

/** @throws {DrawingError} */
function parseShapes(text: string): Shape[] {
  if (text.length > textLimit) throw new DrawingError(`is longer than ${textLimit} characters`, textLimit)
  const root: Shape[] = []
  const open: { tag: string; children: Shape[] }[] = [{ tag: '', children: root }]
  const scan = new RegExp(token)
  scan.lastIndex = text.length - text.trimStart().length
  while (scan.lastIndex < text.length) {
    const offset = scan.lastIndex
    const groups = scan.exec(text)?.groups
    const parent = open.at(-1)
    if (!groups || !parent) throw new DrawingError(`has something other than shapes: ${excerpt(text, offset)}`, offset)
    const { end, start = '', attributes: list = '', empty } = groups
    if (end !== undefined) {
      if (end !== parent.tag) throw new DrawingError(`has </${end}> where nothing of that name is open`, offset)
      open.pop()
      continue
    }
    if (!tags.test(start)) throw new DrawingError(`has <${start}>, which is no plain shape`, offset)
    const children: Shape[] = []
    const props = parseProps(list, offset + 1 + start.length)
    parent.children.push({ tag: start, props, ...(start === 'g' && { children }) })
    if (empty !== '/') open.push({ tag: start, children })
    if (open.length - 1 > depthLimit) throw new DrawingError(`is nested deeper than ${depthLimit}`, offset)
  }
  if (open.length > 1) throw new DrawingError(`ends inside <${open.at(-1)?.tag}>`, text.length)
  return root
}

function parseProps(list: string, offset: number): Record<string, string> {
  const props: Record<string, string> = {}
  for (const { groups, index } of list.matchAll(attribute)) {
    const { name = '', value: text = '' } = groups ?? {}
    if (!attributes.test(name))
      throw new DrawingError(`has ${name}="…", which is not for plain shapes`, offset + index + 1)
    if (!value.test(text) || /url/i.test(text)) {
      throw new DrawingError(
        `has ${name}=${excerpt(text, 0)}, which is neither number, name nor colour`,
        offset + index + 1,
      )
    }
    props[name] = text
  }
  return props
}

function isInherited(name: string): boolean {
  return /^(?:fill|stroke)/.test(name)
}

function pick(props: Readonly<Record<string, string>>, isWanted: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => isWanted(name)))
}

function excerpt(text: string, offset: number): string {
  return JSON.stringify(text.slice(offset, offset + 40))
}
