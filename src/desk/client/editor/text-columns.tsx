import { findMatter, readBody, setBody } from '../../edits/matter.ts'
import { useDesk } from '../context/desk-context.ts'
import { showField } from '../fields/field-view.tsx'
import { GroupFields } from '../fields/group-fields.tsx'
import { FieldScopeContext } from '../fields/scope.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { FormViewProps } from './form-props.ts'
import { useScope } from './use-scope.ts'

const markdown = lazyPart(async () => (await import('../markdown/markdown-editor.tsx')).MarkdownEditor)

interface ColumnsProps extends FormViewProps {
  /** The fields before the text, or the text. */
  part: 'head' | 'body'
}

/** The texts of all languages side by side. */
export function TextColumns(props: ColumnsProps) {
  const { t, session } = useDesk()
  return (
    <section className="desk-part" aria-label={props.part === 'head' ? t.editor.texts : t.editor.body}>
      <h2>{props.part === 'head' ? t.editor.texts : t.editor.body}</h2>
      <div className="desk-languages">
        {session.locales.map((locale) => (
          <TextColumn key={locale} {...props} locale={locale} />
        ))}
      </div>
    </section>
  )
}

function TextColumn({
  locale,
  part,
  draft,
  state,
  form,
  isReadOnly,
  upload,
  onText,
}: ColumnsProps & { locale: string }) {
  const { t } = useDesk()
  const name = `${locale}.md`
  const file = state.files.get(name)
  const scope = useScope({ draft, state, file: name, isReadOnly, showText: onText })
  const language = t.editor.languageOf(locale)
  if (!file) {
    return (
      <div className="desk-column" data-file={name}>
        <h3>{language}</h3>
        <p className="desk-note">{t.editor.noLanguage(language)}</p>
        {!isReadOnly && (
          <button
            type="button"
            className="button desk-small"
            onClick={() => draft.edit(name, '---\ntitle: ""\nsummary: ""\n---\n\n')}
          >
            {t.editor.addLanguage(language)}
          </button>
        )}
      </div>
    )
  }
  const matter = findMatter(file.text)
  const whole = readBody(file.text)
  // The empty line below the fields is no part of what is written.
  const lead = /^\r?\n/.exec(whole)?.[0] ?? ''
  const body = whole.slice(lead.length)
  const linesAbove = (file.text.slice(0, matter?.body ?? 0) + lead).split('\n').length - 1
  return (
    <FieldScopeContext value={scope}>
      <div className="desk-column" data-file={name} lang={locale}>
        <h3>{language}</h3>
        {part === 'head' ? (
          <GroupFields fields={form.text} path={[]} view={showField} />
        ) : (
          <markdown.Part
            locale={locale}
            body={body}
            linesAbove={linesAbove}
            problems={state.folder.problems.filter((problem) => problem.file === name && problem.line > linesAbove)}
            files={state.folder.files}
            isReadOnly={isReadOnly}
            onChange={(text) => draft.edit(name, setBody(draft.get().files.get(name)?.text ?? '', lead + text))}
            upload={upload}
          />
        )}
      </div>
    </FieldScopeContext>
  )
}
