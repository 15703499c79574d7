import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { themeColor } from '#brand'
import { logo } from '#brand/logo.ts'
import { parseColour, type Colour } from '#lib/colours/colour.ts'
import { readColours } from '#lib/colours/read-colours.ts'
import { ascending } from '#lib/order.ts'
import { drawIcon, drawLogo, writeLogo } from './draw-logo.ts'
import { renameAddresses } from './rename-words.ts'
import { toFirmColours } from './to-firm-colours.ts'
import type { Firm } from './to-firm.ts'

/** The files of a project that say whose it is, by path. */
export type FirmFiles = ReadonlyMap<string, string>

const nameFont = 'node_modules/@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf'

/** The settings of another firm, made of those of this project. `leftOut` are the pages that it does not have yet. */
export function toFirmFiles(project: string, firm: Firm, leftOut: readonly string[]): FirmFiles {
  const read = (path: string) => readFileSync(join(project, path), 'utf8')
  const sheet = toFirmColours(read('src/brand/colours.css'), { own: toOwnColor(logo.square.color), color: firm.color })
  const grounds = readColours(sheet)
  const dark = grounds.get('ink')?.get('ground')?.light.value ?? themeColor
  const fill = grounds.get('paper')?.get('fill')?.light.value ?? logo.square.color
  return new Map([
    ['src/brand/colours.css', sheet],
    ['src/brand/firm.ts', toSettings(read('src/brand/firm.ts'), firm, { dark, leftOut })],
    ['src/brand/logo.ts', writeLogo(read('src/brand/logo.ts'), drawLogo(firm.short, join(project, nameFont)), fill)],
    ['public/favicon.svg', drawIcon(fill)],
    ['public/site.webmanifest', toManifest(firm, dark)],
    ['package.json', toPackage(read('package.json'), firm)],
    ['package-lock.json', toLock(read('package-lock.json'), firm)],
  ])
}

function toOwnColor(hex: string): Colour {
  const found = parseColour(hex)
  if (!found) throw new Error(`The color of the logo is no hexadecimal color: ${hex}`)
  return found
}

/** A text as TypeScript writes it: in single quotes. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, String.raw`\$&`)}'`
}

/** `firm.ts` with other values: its names, its comments and its form stay. */
function toSettings(own: string, firm: Firm, { dark, leftOut }: { dark: string; leftOut: readonly string[] }): string {
  const values: Readonly<Record<string, string>> = {
    siteName: quote(firm.short),
    defaultOrigin: quote(firm.origin),
    idAuthority: quote(firm.hostname),
    themeColor: quote(dark),
    ownIconSets: '[] as const',
    leftOut: `[\n${leftOut
      .toSorted(ascending)
      .map((path) => `  ${quote(path)},\n`)
      .join('')}]`,
  }
  return Object.entries(values).reduce((text, [name, value]) => {
    const next = text.replace(new RegExp(String.raw`(?<=^export const ${name}(?:: [^=]+)? = ).*$`, 'm'), () => value)
    if (next === text) throw new Error(`src/brand/firm.ts has no line that sets ${name}`)
    return next
  }, renameAddresses(own))
}

function toManifest({ short }: Firm, dark: string): string {
  const manifest = {
    name: short,
    short_name: short,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
    theme_color: dark,
    background_color: '#ffffff',
    display: 'browser',
    start_url: '/trang-chu',
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}

const packageSchema = v.looseObject({
  imports: v.record(v.string(), v.union([v.string(), v.looseObject({ default: v.string() })])),
  scripts: v.record(v.string(), v.string()),
})

/** All that a change must pass where the tests of the engine are not. */
const checks = [
  'oxfmt --check .',
  'oxlint --max-warnings 0',
  'npm run -s site -- routes --check',
  'tsc',
  'npm run -s site -- brand check',
  'npm run -s site -- content check',
]

/** JSON with other values in fields that it has, in its order. */
function withFields(text: string, fields: Readonly<Record<string, unknown>>): string {
  const whole = v.parse(v.record(v.string(), v.unknown()), JSON.parse(text))
  const own = Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, fields[name] ?? value]))
  return `${JSON.stringify(own, undefined, 2)}\n`
}

function toPackage(text: string, firm: Firm): string {
  const { imports, scripts } = v.parse(packageSchema, JSON.parse(text))
  return withFields(text, {
    name: `${firm.slug}-website`,
    description: `Public website of ${firm.nameEn}, in Vietnamese and English`,
    // Without those of the tests.
    imports: Object.fromEntries(
      Object.entries(imports).map(([name, to]) => [name, typeof to === 'string' ? to : to.default]),
    ),
    scripts: { ...scripts, check: checks.join(' && ') },
  })
}

const lockSchema = v.looseObject({ packages: v.record(v.string(), v.looseObject({})) })

/** The same packages, under the name of the other project. */
function toLock(text: string, firm: Firm): string {
  const { packages } = v.parse(lockSchema, JSON.parse(text))
  const name = `${firm.slug}-website`
  const { '': root = {} } = packages
  return withFields(text, { name, packages: { ...packages, '': { ...root, name } } })
}
