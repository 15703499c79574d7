import * as v from 'valibot'
import { readColours } from '#lib/colours/read-colours.ts'
import { say, type Message } from '#lib/say/message.ts'

/** The settings of a firm, and the files that repeat them for browsers that run none of its code. */
export interface FirmSettings {
  siteName: string
  /** `https://example.com`. */
  origin: string
  themeColor: string
  logoColor: string
  /** The texts of files, by name. */
  files: Readonly<Record<SettingFile, string>>
}

export const settingFiles = {
  sheet: 'src/brand/colours.css',
  manifest: 'public/site.webmanifest',
  icon: 'public/favicon.svg',
  security: 'public/.well-known/security.txt',
} as const

type SettingFile = keyof typeof settingFiles

export interface SettingProblem {
  file: string
  message: Message
}

const manifestSchema = v.object({ name: v.string(), short_name: v.string(), theme_color: v.string() })

/** The settings that differ from what repeats them. */
export function findSettingProblems({
  siteName,
  origin,
  themeColor,
  logoColor,
  files,
}: FirmSettings): SettingProblem[] {
  const grounds = readColours(files.sheet)
  const dark = grounds.get('ink')?.get('ground')?.light.value
  const fill = grounds.get('paper')?.get('fill')?.light.value
  const manifest = parseManifest(files.manifest)
  const rows: readonly (readonly [
    file: string,
    name: string,
    found: string | undefined,
    wanted: string | undefined,
  ])[] = [
    ['src/brand/firm.ts', 'themeColor', themeColor, dark],
    ['src/brand/logo.ts', 'square.color', logoColor, fill],
    [settingFiles.manifest, 'name', manifest?.name, siteName],
    [settingFiles.manifest, 'short_name', manifest?.short_name, siteName],
    [settingFiles.manifest, 'theme_color', manifest?.theme_color, themeColor],
    [settingFiles.icon, 'fill', /\bfill="(#[\da-f]+)"/i.exec(files.icon)?.[1], logoColor],
    [
      settingFiles.security,
      'Canonical',
      /^Canonical: *(\S+)/m.exec(files.security)?.[1],
      `${origin}/.well-known/security.txt`,
    ],
  ]
  return rows.flatMap(([file, name, found, wanted]) =>
    wanted === undefined || found === wanted
      ? []
      : [
          {
            file,
            message: say`"${name}" is ${found ?? '""'}, and the settings of the firm say ${wanted}: write one of them in both`,
          },
        ],
  )
}

function parseManifest(text: string): v.InferOutput<typeof manifestSchema> | undefined {
  try {
    return v.parse(manifestSchema, JSON.parse(text))
  } catch {
    return undefined // told as names that are not there
  }
}
