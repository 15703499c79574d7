import { say, type Message } from '#lib/say/message.ts'
import { readGit } from './run-git.ts'

/** Files that git changes when it takes them in or writes them out, so that another clone has other bytes. */
export interface Conversion {
  /** The pattern of `.gitattributes` that ends it, from the root of the repository: `content/**`. */
  pattern: string
  /** The first of the files, below the folder, and how many there are. */
  file: string
  count: number
  /** The setting that converts them: `text is auto`. */
  cause: Message
  /** True if git does so with its settings on this machine, or only with those of others. */
  isHere: boolean
}

/** The conversion of files below a folder; undefined where there is none, or the folder is in no repository of git. */
export function findConversion(directory: string): Conversion | undefined {
  const prefix = readGit(directory, ['rev-parse', '--show-prefix'])
  const files = readGit(directory, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  if (prefix === undefined || !files) return undefined
  const attributes = readGit(directory, ['check-attr', '-z', '--stdin', ...names], { text: files })
  if (attributes === undefined) return undefined
  const autocrlf = readGit(directory, ['config', 'core.autocrlf'])?.trim() ?? 'false'
  const found = toFiles(attributes).flatMap(({ file, values }) => {
    const conversion = toConversion(values, autocrlf)
    return conversion ? [{ file, ...conversion }] : []
  })
  const first = found.find(({ isHere }) => isHere) ?? found[0]
  return first && { ...first, pattern: `${prefix.trim()}**`, count: found.length }
}

const names = ['text', 'eol', 'working-tree-encoding', 'ident'] as const
type Values = Readonly<Record<string, string>>

/** https://git-scm.com/docs/gitattributes */
function toConversion(values: Values, autocrlf: string): { cause: Message; isHere: boolean } | undefined {
  const { text = 'unspecified', eol = 'unspecified', ident } = values
  const encoding = values['working-tree-encoding']
  if (encoding !== undefined && encoding !== 'unspecified' && encoding !== 'unset')
    return { cause: say`working-tree-encoding is ${encoding}`, isHere: true }
  if (ident === 'set') return { cause: say`ident is set`, isHere: true }
  if (text === 'unset') return undefined
  if (text !== 'unspecified') return { cause: say`text is ${text}`, isHere: true }
  if (eol !== 'unspecified') return { cause: say`eol is ${eol}`, isHere: true }
  return { cause: say`text is not set, core.autocrlf is ${autocrlf}`, isHere: autocrlf !== 'false' }
}

/** The attributes of each file, from `check-attr -z`: file, name and value, again and again. */
function toFiles(output: string): { file: string; values: Values }[] {
  const parts = output.split('\0')
  const files: { file: string; values: Values }[] = []
  for (let index = 0; index + names.length * 3 <= parts.length; index += names.length * 3) {
    const ofFile = names.map((name, at) => [name, parts[index + at * 3 + 2] ?? ''])
    files.push({ file: parts[index] ?? '', values: Object.fromEntries(ofFile) })
  }
  return files
}
