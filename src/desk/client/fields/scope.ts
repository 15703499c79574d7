import { createContext, use } from 'react'
import type { FieldPath, PlainValue } from '../../edits/plain-value.ts'
import type { DeskFile, Problem } from '../../protocol/changes.ts'

/** The fields of one file of an entry: their values, their faults, and the ways to change them. */
export interface FieldScope {
  file: string
  isReadOnly: boolean
  /** The languages of the content, the source first. */
  locales: readonly string[]
  /** All files of the folder: fields name some. */
  files: readonly DeskFile[]
  read: (path: FieldPath) => PlainValue | undefined
  /** Writes a value; `undefined` takes the field away. `order` are the names of the fields of its group. */
  write: (path: FieldPath, value: PlainValue | undefined, order?: readonly string[]) => void
  insert: (path: FieldPath, index: number, value: PlainValue) => void
  removeItem: (path: FieldPath, index: number) => void
  move: (path: FieldPath, from: number, to: number) => void
  /** The faults of a field; `isDeep` adds those of all below it. */
  problemsAt: (path: FieldPath, isDeep?: boolean) => readonly Problem[]
  /** Shows the file as text. */
  showText: () => void
}

export const FieldScopeContext = createContext<FieldScope | undefined>(undefined)

export function useFields(): FieldScope {
  const scope = use(FieldScopeContext)
  if (!scope) throw new Error('Outside of the fields of a file')
  return scope
}
