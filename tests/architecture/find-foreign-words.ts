import { parseSync } from 'oxc-parser'
import type { SourceText } from './read-imports.ts'

/** Words of sites, which their engine must not know. */
export interface ForeignWords {
  /** Collections and kinds of pages: as string literals. */
  names: ReadonlySet<string>
  /** Languages as strings and as words of strings: `vi`. */
  locales: ReadonlySet<string>
  /** Segments of paths, parameters and ids: as string literals, and those of several words anywhere. */
  addresses: ReadonlySet<string>
  /** The firm, and languages and regions by their names: anywhere, in comments too, without regard to case. */
  anywhere: readonly string[]
}

/** Letters of Vietnamese beyond those of ASCII, composed. */
const letters = /[À-ÃÈ-ÊÌÍÒ-ÕÙÚÝà-ãè-êìíòóôõùúýĂăĐđĨĩŨũƠơƯư\u1EA0-\u1EF9]/

/** The words of sites in a file of the engine, as a sentence each. */
export function findForeignWords({ path, text }: SourceText, words: ForeignWords): string[] {
  const found: string[] = []
  const add = (at: number, problem: string): void => {
    found.push(`${path}:${text.slice(0, at).split('\n').length}: ${problem}`)
  }
  for (const { value, at } of readStrings({ path, text })) {
    if (words.names.has(value)) add(at, `"${value}" is a collection or a kind of page`)
    if (words.addresses.has(value)) add(at, `"${value}" is a word of addresses`)
    // An en quad is a character.
    const locale = value
      .replace(/\ben (?=quad|space)/, '')
      .split(/[^A-Za-z]+/)
      .find((word) => words.locales.has(word))
    if (locale !== undefined) add(at, `"${locale}" is a language`)
  }
  for (const [index, line] of text.normalize('NFC').split('\n').entries()) {
    const where = `${path}:${index + 1}`
    const letter = letters.exec(line)?.[0]
    if (letter !== undefined) found.push(`${where}: "${letter}" is a letter of Vietnamese`)
    for (const word of words.anywhere) {
      if (new RegExp(String.raw`(?<![\p{L}\d])${escape(word)}(?![\p{L}\d])`, 'iu').test(line)) {
        found.push(`${where}: "${word}" is a name of a firm, a language or a region`)
      }
    }
    for (const [segment] of line.matchAll(/(?<![\w-])[a-z\d]+(?:-[a-z\d]+)+(?![\w-])/g)) {
      if (words.addresses.has(segment)) found.push(`${where}: "${segment}" is a word of addresses`)
    }
  }
  return [...new Set(found)]
}

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The texts of string literals and templates, types among them; keys of objects need no quotes, and are none. */
function readStrings({ path, text }: SourceText): { value: string; at: number }[] {
  const found: { value: string; at: number }[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const { type, value, start }: { type?: unknown; value?: unknown; start?: unknown } = node
    const at = typeof start === 'number' ? start : 0
    // Imports name files, and packages.
    if (type === 'ImportDeclaration' || type === 'ImportExpression' || type === 'TSModuleDeclaration') return
    if (type === 'Literal' && typeof value === 'string') found.push({ value, at })
    if (type === 'TemplateElement' && typeof value === 'object' && value !== null && 'cooked' in value) {
      found.push({ value: String(value.cooked), at })
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(path, text).program)
  return found
}
