import type * as v from 'valibot'
import type { TextMatter } from '#model/entries/text.ts'
import { sourceLocale, type Locale } from '#model/locale/locale.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import { renderMarkdown, type RenderedMarkdown } from '../markdown/render-markdown.ts'
import type { FindImage } from '../markdown/replace-images.ts'
import { parseYaml, type ParsedYaml } from '../yaml/parse-yaml.ts'
import { readSourceFile } from '../source/source-file.ts'
import { splitFrontmatter } from '../markdown/split-frontmatter.ts'

/** What could be made of a text: what one part of it says counts, whatever is wrong with the other. */
export interface ReadText<Matter> {
  locale: Locale
  /** The frontmatter; undefined where nothing of it can be parsed. */
  matter: ParsedYaml<Matter> | undefined
  /** The same as it was written. */
  matterText: string
  /** Undefined where the file cannot be read, or its frontmatter never ends. */
  body: RenderedMarkdown | undefined
}

export interface TextSetting<Matter> {
  schema: v.GenericSchema<unknown, Matter>
  findImage: FindImage
  diagnostics: Diagnostics
}

/** The text of an entry in a language; undefined where it has not been written. What is refused is among the diagnostics. */
export async function readText<Matter extends TextMatter>(
  folder: Folder,
  locale: Locale,
  { schema, findImage, diagnostics }: TextSetting<Matter>,
): Promise<ReadText<Matter> | undefined> {
  const name = `${folder.name}/${locale}.md`
  const file = await readSourceFile(folder.source.items.get(`${locale}.md`), name, diagnostics)
  if (file === 'missing' && locale === sourceLocale) {
    diagnostics.error(name, { line: 1, column: 1 }, 'Is missing: every entry has a Vietnamese text')
  }
  if (file === 'missing') return undefined
  const split = file === 'refused' ? undefined : splitFrontmatter(file, diagnostics)
  if (!split) return { locale, matter: undefined, matterText: '', body: undefined }
  const matter = split.matter && parseYaml(split.matter, schema, diagnostics)
  const title = matter?.value?.title
  const body = renderMarkdown({ ...split.body, title }, findImage, diagnostics)
  return { locale, matter, matterText: split.matter?.text ?? '', body }
}
