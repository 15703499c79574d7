import type { SourceText } from './read-imports.ts'

/** The words that only the settings and the content of a firm may have. */
export interface FirmWords {
  /** Its names and hosts: anywhere, without regard to case, also as a part of an address. */
  names: readonly string[]
  /** Codes of shares and exchanges: as they are written. */
  codes: readonly string[]
  /** Colors as they are written in hexadecimal. */
  colors: readonly string[]
  /** Telephone numbers, streets and other facts. */
  facts: readonly string[]
}

/** The places of a file that name the firm, as a sentence each: `src/a.ts:3: "ABC" is a name of the firm`. */
export function findFirmWords({ path, text }: SourceText, words: FirmWords): string[] {
  const rows = [
    ...words.names.map((word) => ({ word, pattern: toPattern(word, 'iu'), what: 'a name of the firm' })),
    ...words.codes.map((word) => ({ word, pattern: toPattern(word, 'u'), what: 'a code of an exchange or a share' })),
    ...words.colors.map((word) => ({
      word,
      pattern: new RegExp(`${word}(?![\\da-f])`, 'iu'),
      what: 'a color of the firm',
    })),
    ...words.facts.map((word) => ({ word, pattern: toPattern(word, 'iu'), what: 'a fact about the firm' })),
  ]
  return withoutBrandMessages({ path, text })
    .split('\n')
    .flatMap((line, index) =>
      rows
        .filter(({ pattern }) => pattern.test(line))
        .map(({ word, what }) => `${path}:${index + 1}: "${word}" is ${what}`),
    )
}

/** The colors of a sheet, without white and black. */
export function readColors(sheet: string): string[] {
  const found = [...sheet.matchAll(/#[\da-f]{3,8}\b/gi)].map(([color]) => color.toLowerCase())
  return [...new Set(found)].filter((color) => !/^#(?:f{3,8}|0{3,8})$/.test(color))
}

function toPattern(word: string, flags: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, flags)
}

/** A catalogue without the messages that the settings of the firm alone have; their lines stay, empty. */
function withoutBrandMessages({ path, text }: SourceText): string {
  if (!path.endsWith('.po')) return text
  return text
    .split('\n\n')
    .map((message) => {
      const origins = [...message.matchAll(/^#: (.*)$/gm)].map(([, origin = '']) => origin)
      const isOfBrand = origins.length > 0 && origins.every((origin) => origin.startsWith('src/brand/'))
      return isOfBrand ? message.replaceAll(/[^\n]/g, '') : message
    })
    .join('\n\n')
}
