import type { Figures } from './measure-visit.ts'
import type { RequestKind } from './watch-traffic.ts'

export interface LoadedFile {
  /** Its path without what changes with each build. */
  name: string
  kind: RequestKind
  bytes: number
}

export interface BudgetRow {
  page: string
  columns: readonly string[]
  /** The most of each column. */
  limits: readonly number[]
}

export interface Loaded {
  figures: Figures
  files: readonly LoadedFile[]
  /** The files of an earlier visit that kept the budget; undefined where none is known. */
  earlier: readonly LoadedFile[] | undefined
}

/** A sentence for each figure that exceeds its budget, with the files that explain it. */
export function toOverruns({ page, columns, limits }: BudgetRow, { figures, files, earlier }: Loaded): string[] {
  return columns.flatMap((column, index) => {
    const figure = figures[column] ?? Number.POSITIVE_INFINITY
    const limit = limits[index] ?? 0
    if (figure <= limit) return []
    // Requests are explained by all files, bytes by those of their kind.
    const isOfColumn = ({ kind }: LoadedFile) => column.startsWith('requests') || column.startsWith(kind)
    const explained = earlier
      ? `Since the last visit within the budget:\n${toChanges(files.filter(isOfColumn), earlier.filter(isOfColumn))}`
      : `It loads:\n${toLines(files.filter(isOfColumn))}`
    const over = toNumber(figure - limit)
    return [
      `${page}: ${column} ${toNumber(figure)}, which is ${over} over its budget of ${limit} (tests/budgets.ts). ${explained}`,
    ]
  })
}

function toChanges(files: readonly LoadedFile[], earlier: readonly LoadedFile[]): string {
  const names = [...new Set([...files, ...earlier].map(({ name }) => name))]
  const changes = names
    .map((name) => ({ name, now: toBytes(files, name), before: toBytes(earlier, name) }))
    .filter(({ now, before }) => now !== before)
    .toSorted((a, b) => (b.now ?? 0) - (b.before ?? 0) - (a.now ?? 0) + (a.before ?? 0))
    .map(({ name, now, before }) => {
      if (before === undefined) return `  ${name} is new: ${toKilobytes(now)}`
      if (now === undefined) return `  ${name} is gone: ${toKilobytes(before)}`
      return `  ${name} ${now > before ? 'grew' : 'shrank'} from ${toKilobytes(before)} to ${toKilobytes(now)}`
    })
  return changes.length > 0 ? changes.join('\n') : '  no file has changed'
}

/** Files of one name are added up; undefined where there is none. */
function toBytes(files: readonly LoadedFile[], name: string): number | undefined {
  const found = files.filter((file) => file.name === name)
  return found.length > 0 ? found.reduce((sum, { bytes }) => sum + bytes, 0) : undefined
}

function toLines(files: readonly LoadedFile[]): string {
  return files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `  ${name} ${toKilobytes(bytes)}`)
    .join('\n')
}

function toKilobytes(bytes = 0): string {
  return `${toNumber(bytes / 1000)} KB`
}

function toNumber(value: number): string {
  return String(Number(value.toFixed(2)))
}

/** A path without the id of the build and without the hash in the name of a file: the same in the next build. */
export function toStableName(path: string): string {
  return path.replace(/\/[0-9a-f]{12}\//, '/').replace(/-[\w-]{7,8}(?=\.\w+$)/, '')
}
