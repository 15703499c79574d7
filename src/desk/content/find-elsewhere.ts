import { writeDate, writeFigure } from '#lib/say/figures.ts'
import { codeLanguage, translatedLanguages, type ProgramLanguage } from '#lib/say/languages.ts'
import { editsOf } from '../edits/matter.ts'
import { isFields, isList, type PlainValue } from '../edits/plain-value.ts'

/** A place that has a former value. */
export interface FormerPlace {
  path: string
  line: number
  text: string
}

const mostPlaces = 50
const longestLine = 200

/** Two versions of a file. */
export interface Versions {
  name: string
  before: string
  after: string
}

/**
 * The places of other texts that still have a value which a change has replaced: a telephone number, a fee, a name, in whatever form it is
 * written there.
 * @param texts the texts of the content by path, without those of the changed folder
 */
export function findElsewhere(
  versions: readonly Versions[],
  texts: Iterable<readonly [string, string]>,
): FormerPlace[] {
  const former = new Set(versions.flatMap(listFormer))
  const forms = [...former].flatMap(toForms)
  if (forms.length === 0) return []
  const places: FormerPlace[] = []
  for (const [path, text] of texts) {
    if (!forms.some((form) => form.test(text))) continue
    for (const [index, line] of text.split('\n').entries()) {
      if (!forms.some((form) => form.test(line))) continue
      places.push({ path, line: index + 1, text: line.trim().slice(0, longestLine) })
      if (places.length >= mostPlaces) return places
    }
  }
  return places
}

/** The texts that the former version has, and the present one has nowhere. */
function listFormer({ name, before, after }: Versions): string[] {
  const edits = editsOf(name)
  const [was, is] = [before, after].map((text) => new Set(listTexts(edits.read(text, []))))
  return [...(was ?? [])].filter((text) => !is?.has(text) && isTelling(text))
}

function* listTexts(value: PlainValue | undefined): Generator<string> {
  if (typeof value === 'string') yield value
  else if (isList(value)) for (const item of value) yield* listTexts(item)
  else if (isFields(value)) for (const one of Object.values(value)) yield* listTexts(one)
}

/** A value that means the same elsewhere: a word such as a status does not. */
function isTelling(text: string): boolean {
  if (/^\d{4}-\d\d-\d\d/.test(text)) return true
  const digits = text.replaceAll(/\D/g, '')
  if (/^[+\d.,]+$/.test(text)) return digits.length >= 5
  return text.length >= 6 && /[\s@:]|\d{3}/.test(text)
}

const languages: readonly ProgramLanguage[] = [codeLanguage, ...translatedLanguages]

/** The forms in which a value may be written. */
function toForms(text: string): RegExp[] {
  const phone = /^\+\d{8,15}$/.test(text) ? text.slice(-8) : undefined
  if (phone !== undefined) return [new RegExp([...phone].join(String.raw`[ .\u00a0-]?`))]
  const written = new Set([
    text,
    ...languages.map((language) => writeFigure(text, language)),
    ...languages.map((language) => writeDate(text, language)),
  ])
  return [...written].map((one) => {
    const escaped = one.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
    return new RegExp(String.raw`(?<![\p{L}\p{N}.,])${escaped}(?![\p{L}\p{N}]|[.,]\d)`, 'u')
  })
}
