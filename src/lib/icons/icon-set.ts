import { toDrawing } from './drawing.ts'
import { iconNameLimit, isIconName } from './icon-name.ts'

/** An icon of an Iconify set. Missing sizes are those of the set, else 16. */
export interface IconData {
  body: string
  left?: number
  top?: number
  width?: number
  height?: number
  /** Quarter turns. */
  rotate?: number
  hFlip?: boolean
  vFlip?: boolean
}

/** The response of an Iconify service. */
export interface IconSet extends Omit<IconData, 'body' | 'rotate' | 'hFlip' | 'vFlip'> {
  prefix: string
  icons: Record<string, IconData>
  aliases?: Record<string, Omit<IconData, 'body'> & { parent: string }>
  not_found?: string[]
}

/** The longest chain of aliases. */
const aliasLimit = 5

export interface CheckedIconSet {
  /** The valid icons; the names of the others are in `not_found`. */
  set: IconSet
  /** Why icons were left out. */
  problems: string[]
}

/**
 * Checks the response of an icon service, which is not trusted, and leaves out icons that are not safe to show.
 * @throws {Error} where it is not an icon set.
 */
export function checkIconSet(data: unknown, prefix: string): CheckedIconSet {
  if (!isRecord(data)) throw new Error(`not an object but ${data === null ? 'null' : typeof data}`)
  if (data['prefix'] !== prefix) throw new Error(`the prefix is ${show(data['prefix'])}, not "${prefix}"`)
  if (!isRecord(data['icons'])) throw new Error(`the icons of "${prefix}" are missing`)
  const problems: string[] = []
  const refused: string[] = []
  const keep = <Item>(items: unknown, check: (item: Record<string, unknown>) => Item): Record<string, Item> => {
    const kept: Record<string, Item> = Object.create(null)
    for (const [name, item] of Object.entries(isRecord(items) ? items : {})) {
      try {
        if (!isIconName(name)) throw new Error('is no icon name')
        if (!isRecord(item)) throw new Error('is no icon')
        kept[name] = check(item)
      } catch (error) {
        problems.push(`${prefix}:${name.slice(0, iconNameLimit)} ${error instanceof Error ? error.message : ''}`)
        if (isIconName(name)) refused.push(name)
      }
    }
    return kept
  }
  const icons = keep(data['icons'], (item) => ({ ...checkGeometry(item), body: checkBody(item['body']) }))
  const named = new Map(Object.entries(isRecord(data['aliases']) ? data['aliases'] : {}))
  const leadsToIcon = (name: unknown, steps = aliasLimit): name is string => {
    if (typeof name !== 'string' || !isIconName(name) || steps === 0) return false
    const next = named.get(name)
    return name in icons || (isRecord(next) && leadsToIcon(next['parent'], steps - 1))
  }
  const aliases = keep(data['aliases'], (item) => {
    const { parent } = item
    if (!leadsToIcon(parent)) throw new Error('is an alias of no icon')
    return { ...checkGeometry(item), parent }
  })
  const missing = Array.isArray(data['not_found']) ? data['not_found'] : []
  const names = missing.filter((name): name is string => typeof name === 'string' && isIconName(name))
  const { left, top, width, height } = checkGeometry(data)
  const size = { ...(left && { left }), ...(top && { top }), ...(width && { width }), ...(height && { height }) }
  return { set: { prefix, ...size, icons, aliases, not_found: [...names, ...refused] }, problems }
}

function checkBody(body: unknown): string {
  if (typeof body !== 'string') throw new Error('has no body')
  toDrawing(body, '0 0 1 1')
  return body
}

function checkGeometry(item: Record<string, unknown>): Omit<IconData, 'body'> {
  const geometry: Record<string, number | boolean> = {}
  for (const name of ['left', 'top', 'width', 'height', 'rotate']) {
    const number = item[name]
    if (typeof number === 'number' && Number.isFinite(number)) geometry[name] = number
  }
  for (const name of ['hFlip', 'vFlip']) if (item[name] === true) geometry[name] = true
  return geometry
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function show(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 40) ?? 'missing'
}
