import { collectionLabels } from '../collection-labels.ts'
import { entities } from '../entities.ts'
import type { LocalText } from '../protocol/people.ts'
import { rootFiles } from '../root-files.ts'
import { toLocalText } from '../say/to-local-text.ts'
import type { CodeNames } from './plain-help.ts'
import { toRawModel, toRootModel } from './to-raw-model.ts'
import { listFields } from './walk-fields.ts'

let known: CodeNames | undefined

/** The names of all fields, collections and values, by their codes. A code that means several things has the name that most have. */
export function readCodeNames(): CodeNames {
  known ??= collectNames()
  return known
}

function collectNames(): CodeNames {
  const counted = { fields: new Map<string, Counts>(), values: new Map<string, Counts>() }
  for (const model of [...entities.map(toRawModel), ...rootFiles.map(toRootModel)]) {
    for (const { field, options } of listFields(model)) {
      count(counted.fields, field.name, field.label)
      for (const { value, label } of options) count(counted.values, String(value), label)
    }
  }
  const collections = Object.entries(collectionLabels).map(([name, label]) => [name, toLocalText(label)] as const)
  return { fields: new Map([...collections, ...mostOf(counted.fields)]), values: mostOf(counted.values) }
}

type Counts = Map<string, { label: LocalText; count: number }>

function count(all: Map<string, Counts>, code: string, label: LocalText): void {
  const counts = all.get(code) ?? new Map()
  const before = counts.get(label.en)
  counts.set(label.en, { label, count: (before?.count ?? 0) + 1 })
  all.set(code, counts)
}

function mostOf(all: ReadonlyMap<string, Counts>): Map<string, LocalText> {
  return new Map(
    [...all].flatMap(([code, counts]) => {
      const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count)
      return most ? [[code, most.label] as const] : []
    }),
  )
}
