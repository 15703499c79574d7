import { parseColour, toContrast } from '#lib/colours/colour.ts'
import { findNearestReadable } from '#lib/colours/nearest-readable.ts'
import { readColours, schemes, type GroundColours, type Scheme, type WrittenColour } from '#lib/colours/read-colours.ts'
import { say, type Message } from '#lib/say/message.ts'

/** A problem with a color, and where it is written. */
export interface ColourProblem {
  line: number
  column: number
  message: Message
  /** The color as it is written there, and the nearest shade that can be read, if there is one. */
  written?: string
  nearest?: string | undefined
}

interface Pair {
  role: string
  on: readonly string[]
  least: number
}

const text = 4.5
const drawing = 3
const plain = ['ground', 'raised', 'surface']
const deep = [...plain, 'surface-deep', 'tint', 'tint-deep']

/** Which roles are seen on which, with the contrasts of WCAG 2.2, level AA (1.4.3, 1.4.11). */
const pairs: readonly Pair[] = [
  ...['ink', 'ink-soft', 'ink-muted', 'link', 'link-strong', 'brand-strong', 'danger', 'notice'].map((role) => ({
    role,
    on: deep,
    least: text,
  })),
  { role: 'brand', on: [...plain, 'tint'], least: text },
  { role: 'on-fill', on: ['fill', 'fill-strong'], least: text },
  { role: 'link', on: ['link-tint'], least: text },
  { role: 'danger', on: ['danger-tint'], least: text },
  { role: 'notice', on: ['notice-tint'], least: text },
  { role: 'focus', on: [...plain, 'surface-deep'], least: drawing },
  { role: 'mark', on: ['ground'], least: drawing },
]

const groundNames: Readonly<Record<string, Message>> = {
  paper: say`paper`,
  ink: say`the dark ground`,
  celadon: say`the pale ground`,
}

const schemeNames: Readonly<Record<Scheme, Message>> = { light: say`light`, dark: say`dark` }

/** The pairs of colors of a sheet that too few people can read, with the nearest shade that they can. */
export function findColourProblems(sheet: string): ColourProblem[] {
  const grounds = [...readColours(sheet)]
  const found = grounds.flatMap(([ground, colours]) =>
    [...pairs, ...measuresOf(colours)].flatMap((pair) =>
      schemes.flatMap((scheme) => findInPair(pair, { ground, colours, scheme })),
    ),
  )
  return [...found, ...findMissing(grounds)]
}

/** Charts: each measure has a color of its own. */
function measuresOf(colours: GroundColours): Pair[] {
  return [...colours.keys()]
    .filter((role) => role.startsWith('measure-'))
    .map((role) => ({ role, on: plain, least: drawing }))
}

interface Place {
  ground: string
  colours: GroundColours
  scheme: Scheme
}

function findInPair({ role, on, least }: Pair, place: Place): ColourProblem[] {
  const seen = place.colours.get(role)?.[place.scheme]
  const colour = seen && parseColour(seen.value)
  if (!seen || !colour) return []
  const behind = on.flatMap((name) => toBehind(name, place))
  const bad = behind.filter((one) => toContrast(colour, one.colour) < least)
  if (bad.length === 0) return []
  const nearest = findNearestReadable(colour, { grounds: behind.map((one) => one.colour), least })
  return bad.map(({ name, written, colour: under }) => ({
    line: seen.line,
    column: seen.column,
    written: seen.value,
    nearest,
    message: toMessage({ role, seen, name, written, place, ratio: toContrast(colour, under), least, nearest }),
  }))
}

function toBehind(name: string, { colours, scheme }: Place) {
  const written = colours.get(name)?.[scheme]
  const colour = written && parseColour(written.value)
  return written && colour ? [{ name, written, colour }] : []
}

interface Finding {
  role: string
  seen: WrittenColour
  name: string
  written: WrittenColour
  place: Place
  ratio: number
  least: number
  nearest: string | undefined
}

function toMessage({ role, seen, name, written, place, ratio, least, nearest }: Finding): Message {
  // Cut, not rounded: 4.49 is not 4.5.
  const found = String(Math.floor(ratio * 100) / 100)
  const ground = groundNames[place.ground] ?? place.ground
  const scheme = schemeNames[place.scheme]
  return nearest === undefined
    ? say`"${role}" ${seen.value} on "${name}" ${written.value}, on ${ground} in the ${scheme} scheme: contrast ${found}:1, where ${least}:1 is needed. No shade of it has that on all that is behind it: change "${name}"`
    : say`"${role}" ${seen.value} on "${name}" ${written.value}, on ${ground} in the ${scheme} scheme: contrast ${found}:1, where ${least}:1 is needed. The nearest shade that has it is ${nearest}`
}

function findMissing(grounds: readonly (readonly [string, GroundColours])[]): ColourProblem[] {
  const start = { line: 1, column: 1 }
  const known = new Map(grounds)
  const missing = Object.keys(groundNames)
    .filter((name) => !known.has(name))
    .map((name) => ({ ...start, message: say`Has no colors of a ground: write ".ground-${name} { … }"` }))
  // What paper has, all grounds have.
  const paper = known.get('paper')
  const roles = new Set(paper ? pairs.flatMap(({ role, on }) => [role, ...on]) : [])
  return [
    ...missing,
    ...[...roles]
      .filter((role) => !paper?.has(role))
      .map((role) => ({
        ...start,
        message: say`Has no color for "${role}": write "--color-${role}: …" below ".ground-paper"`,
      })),
  ]
}
