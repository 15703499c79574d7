import type * as v from 'valibot'
import type { TextMatter } from '#engine/model/entries/text.ts'
import { sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import { checkBodyDates, checkFieldDates } from '../dates/check-dates.ts'
import { renderMarkdown, type RenderedMarkdown } from '../markdown/render-markdown.ts'
import type { FindImage } from '../markdown/replace-images.ts'
import { splitFrontmatter } from '../markdown/split-frontmatter.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import { rules } from '../source/rules.ts'
import { readSourceFile } from '../source/source-file.ts'
import { checkBodyWording } from '../wording/check-body-wording.ts'
import { checkMatterWording } from '../wording/check-field-wording.ts'
import type { Term } from '../wording/wording-list.ts'
import type { WordingProblem } from '../wording/wording-problem.ts'
import { parseYaml, type ParsedYaml } from '../yaml/parse-yaml.ts'

/** A text of an entry. If it is invalid, the parts that are valid. */
export interface ReadText<Matter> {
  locale: Locale
  /** The frontmatter; undefined if it cannot be parsed. */
  matter: ParsedYaml<Matter> | undefined
  /** The source of the frontmatter. */
  matterText: string
  /** The whole file; empty if it is invalid. */
  source: string
  /** Undefined if the file cannot be read or its frontmatter has no end. */
  body: RenderedMarkdown | undefined
  /** The forms in it that are written otherwise here. */
  wording: WordingProblem[]
}

export interface TextOptions<Matter> {
  schema: v.GenericSchema<unknown, Matter>
  findImage: FindImage
  /** The terms that it is held to. */
  terms: readonly Term[]
  diagnostics: Diagnostics
}

/** Reads the text of an entry in a language; undefined if there is none. Errors are added to the diagnostics. */
export async function readText<Matter extends TextMatter>(
  folder: Folder,
  locale: Locale,
  { schema, findImage, terms, diagnostics }: TextOptions<Matter>,
): Promise<ReadText<Matter> | undefined> {
  const name = `${folder.name}/${locale}.md`
  const file = await readSourceFile(folder.source.items.get(`${locale}.md`), name, diagnostics)
  if (file === 'missing' && locale === sourceLocale) {
    diagnostics.error(
      rules.structure,
      name,
      { line: 1, column: 1 },
      say`Missing file: every entry needs a text in the source language, ${sourceLocale}`,
    )
  }
  if (file === 'missing') return undefined
  const split = file === 'invalid' ? undefined : splitFrontmatter(file, diagnostics)
  if (!split) return { locale, matter: undefined, matterText: '', source: '', body: undefined, wording: [] }
  const matter = split.matter && parseYaml(split.matter, schema, diagnostics)
  const title = matter?.value?.title
  const body = renderMarkdown({ ...split.body, title }, findImage, diagnostics)
  const source = typeof file === 'string' ? '' : file.text
  if (split.matter) checkFieldDates(matter?.fields ?? {}, { source: split.matter, locale, diagnostics })
  checkBodyDates(split.body, locale, diagnostics)
  const wording = [
    ...(split.matter
      ? checkMatterWording(matter?.fields ?? {}, { file: `${locale}.md`, source: split.matter, terms, locale })
      : []),
    ...checkBodyWording(split.body, { locale, terms }),
  ]
  return { locale, matter, matterText: split.matter?.text ?? '', source, body, wording }
}
