import { ascending } from '#lib/order.ts'
import { parseTermTable, visitPostings } from '#lib/search/term-table.ts'

/** A form of a word, in all segments. */
export interface TermForm {
  form: string
  /** In how many documents it is. */
  count: number
  /** Calls `visit` for each of them. */
  visit: (visit: (document: number, level: number) => void) => void
}

/** Some terms of a segment. */
export interface SegmentTerms {
  bytes: Uint8Array
  forms: ReadonlyMap<string, readonly { form: string; place: number }[]>
}

export function openTerms(bytes: Uint8Array): SegmentTerms {
  const forms = new Map<string, { form: string; place: number }[]>()
  for (const [term, place] of parseTermTable(bytes)) {
    const end = term.indexOf('\t')
    const key = end === -1 ? term : term.slice(0, end)
    const known = forms.get(key)
    const form = { form: end === -1 ? term : term.slice(end + 1), place }
    if (known) known.push(form)
    else forms.set(key, [form])
  }
  return { bytes, forms }
}

/** The terms of a segment, and by the place of a document in it, its number; −1 where it counts no more. */
interface NumberedTerms extends SegmentTerms {
  numbers: Int32Array
}

/** The forms of a key that documents of these segments have: the same as if they were one. */
export function mergeForms(key: string, segments: readonly NumberedTerms[]): TermForm[] {
  const merged = new Map<string, TermForm>()
  for (const { bytes, forms, numbers } of segments) {
    for (const { form, place } of forms.get(key) ?? []) {
      const former = merged.get(form)
      const visit: TermForm['visit'] = (call) => {
        former?.visit(call)
        visitPostings(bytes, place, (at, level) => {
          const number = numbers[at] ?? -1
          if (number !== -1) call(number, level)
        })
      }
      merged.set(form, { form, count: 0, visit })
    }
  }
  const counted = Array.from(merged.values(), (one) => ({ ...one, count: countVisits(one) }))
  return counted.filter(({ count }) => count > 0).toSorted((a, b) => ascending(a.form, b.form))
}

function countVisits({ visit }: TermForm): number {
  let count = 0
  visit(() => count++)
  return count
}
