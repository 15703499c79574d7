import { writeDate } from '#lib/say/figures.ts'
import type { ProgramLanguage } from '#lib/say/languages.ts'
import type { Option } from '../protocol/forms.ts'
import type { LocalText } from '../protocol/people.ts'
import { mapLanguages } from '../say/to-local-text.ts'

/** The names under which a form shows fields, collections and values, by their codes in the files. */
export interface CodeNames {
  fields: ReadonlyMap<string, LocalText>
  values: ReadonlyMap<string, LocalText>
}

interface HelpOptions {
  /** The name of the field, which its sentence does not say again. */
  label: LocalText
  /** True for a box to tick. */
  isFlag: boolean
  /** The values of the field itself, which its control lists by their names. */
  options: readonly Option[]
  names: CodeNames
}

/**
 * The sentence of a field for somebody who fills in a form: descriptions are written for those who edit the file, too, and name its codes and its
 * form. Here fields and values have their names, days are written as people write them, and what a control does by itself is left out.
 */
export function toPlainHelp(help: LocalText, { label, isFlag, options, names }: HelpOptions): LocalText {
  return mapLanguages((language) => {
    const own = new Map(options.map(({ value, label }) => [String(value), label]))
    const sentences = help[language].split(/(?<=[.…])\s+(?=\S)/u).filter((sentence) => !isListOf(sentence, own))
    const known = { ...names, values: new Map([...names.values, ...own]) }
    const plain = sentences
      .map((sentence) => toPlain(isFlag ? toTick(sentence, language) : sentence, language, known))
      .filter((sentence) => sentence !== '')
      .join(' ')
    return isSame(plain, label[language]) ? '' : plain
  })
}

/** True for a sentence that lists the values of a field: `a: one; b: two.` */
function isListOf(sentence: string, own: ReadonlyMap<string, unknown>): boolean {
  return [...own.keys()].some((value) =>
    new RegExp(String.raw`(?:^|[\s,])${escape(value)}(?:: | \(|, [\w-]+: )`, 'u').test(sentence),
  )
}

const isSame = (help: string, label: string) =>
  help
    .replace(/^(?:the|an?) /i, '')
    .replace(/\.$/, '')
    .toLowerCase() === label.toLowerCase()

/** A box is ticked where a file says `true`. */
function toTick(sentence: string, language: ProgramLanguage): string {
  return language === 'vi'
    ? sentence.replace(/^true(?= )/i, 'Đánh dấu').replace(/^false(?= )/i, 'Bỏ dấu')
    : sentence.replace(/^true(?= )/i, 'Tick').replace(/^false(?= )/i, 'Leave it unticked')
}

/** How a text of YAML is written down, in the words of each language. */
const quoting: Readonly<Record<ProgramLanguage, RegExp>> = {
  en: /(?:[,;] (?:each )?|\b)quoted(?: and without blanks)?(?:: "[^"]*"(?:; "[^"]*"[^.;]*)?|(?=[,.;:])|(?= ))/g,
  vi: /[,;]? ?(?:mỗi số )?trong dấu ngoặc kép(?:, không có dấu cách)?(?:: "[^"]*"(?:; "[^"]*"[^.;]*)?)?/g,
}

const slugs: Readonly<Record<ProgramLanguage, readonly [RegExp, string][]>> = {
  en: [
    [/\b([Tt])he slugs? of /g, '$1he '],
    [/\bthe the\b/gi, 'the'],
    [/\bby (?:its|their) folders?\b/g, 'by name'],
    [/\bthe folder of (an?)\b/g, '$1'],
    [/: (?:its|the) folder(?=[.,])/g, ''],
  ],
  vi: [
    [/(?:slug|tên thư mục) của (\p{L})/giu, '$1'],
    [/, theo tên thư mục/g, ''],
    [/thư mục của (?=\p{L})/gu, ''],
    [/: tên thư mục(?=[.,])/g, ''],
  ],
}

function toPlain(sentence: string, language: ProgramLanguage, { fields, values }: CodeNames): string {
  const nameOf = (code: string, known: ReadonlyMap<string, LocalText>) => known.get(code)?.[language]
  const plain = sentence
    .replaceAll(quoting[language], '')
    .replaceAll(/\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?:\+07:00)?)?/g, (moment) => writeDate(moment, language))
    // A value that a field has: `kind: trai-phieu`.
    .replaceAll(/`(\w+): ([\w-]+)`/g, (whole, field: string, value: string) => {
      const [fieldName, valueName] = [nameOf(field, fields), nameOf(value, values)]
      return fieldName && valueName ? quote(`${fieldName}: ${valueName}`) : whole
    })
    .replaceAll(/`([\w.-]+)`/g, (whole, code: string) => {
      const name = nameOf(code, fields) ?? nameOf(code, values)
      return name === undefined ? whole : quote(name)
    })
    // Words as nobody writes them: `periodEnd`, `giao-dich-web`.
    .replaceAll(/(?<![\p{L}\d/.#_-])[a-z]+(?:[A-Z][a-z]+)+(?![\p{L}\d/_-])/gu, (code) => {
      const name = nameOf(code, fields)
      return name === undefined ? code : quote(name)
    })
    .replaceAll(/(?<![\p{L}\d/.#_-])[a-z\d]+(?:-[a-z\d]+)+(?![\p{L}\d/_-])/gu, (code) => nameOf(code, values) ?? code)
    .replaceAll(/\[([^\]/]+)\]/g, (_whole, list: string) =>
      list
        .split(', ')
        .map((code) => nameOf(code, values) ?? code)
        .join(', '),
    )
  const written = slugs[language].reduce((text, [form, by]) => text.replaceAll(form, by), plain)
  const trimmed = written
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ (?=[.,;:])/g, '')
    .trim()
  return /^[\p{P}\s]*$/u.test(trimmed) ? '' : trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1)
}

const quote = (name: string) => `“${name}”`

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
