import { editsOf } from '../../edits/matter.ts'
import { useDesk } from '../context/desk-context.ts'
import { showField } from '../fields/field-view.tsx'
import { GroupFields } from '../fields/group-fields.tsx'
import { FieldScopeContext } from '../fields/scope.ts'
import { PasteFigures } from '../figures/paste-figures.tsx'
import { findLayout } from '../forms/layouts.ts'
import { placeFields } from '../forms/place-fields.ts'
import { AttachedFiles } from './attached-files.tsx'
import type { FormViewProps } from './form-props.ts'
import { TextColumns } from './text-columns.tsx'
import { useScope } from './use-scope.ts'

/** The form of an entry: its parts in the order of its layout, over the fields of the schema. */
export function FormView(props: FormViewProps) {
  const { t } = useDesk()
  const { draft, state, form, isReadOnly, upload, uploading, onText } = props
  const factsFile = form.file
  const scope = useScope({ draft, state, file: factsFile, isReadOnly, showText: onText })
  const order = form.facts.map(({ name }) => name)
  const parts = placeFields(findLayout(form), form.facts)
  const titles = Object.fromEntries(
    scope.locales.map((locale) => {
      const file = state.files.get(`${locale}.md`)
      const title = file && editsOf(file.name).read(file.text, ['title'])
      return [locale, typeof title === 'string' ? title : '']
    }),
  )
  return (
    <FieldScopeContext value={scope}>
      <div className="desk-form-parts" data-file={form.whole && factsFile}>
        {form.whole && showField({ field: form.whole, path: [] })}
        {parts.map((part) => {
          switch (part.kind) {
            case 'head':
              return <TextColumns key="head" {...props} part="head" />
            case 'body':
              return form.hasBody && <TextColumns key="body" {...props} part="body" />
            case 'files':
              return (
                <AttachedFiles
                  key="files"
                  draft={draft}
                  fields={form.facts}
                  titles={titles}
                  upload={upload}
                  uploading={uploading}
                />
              )
            case 'figures':
              return <PasteFigures key="figures" fields={form.facts} />
            case 'facts':
              return (
                <section key={part.title} className="desk-part" data-file={factsFile} aria-label={t.parts[part.title]}>
                  <h2>{t.parts[part.title]}</h2>
                  <GroupFields fields={part.fields} order={order} path={[]} view={showField} />
                </section>
              )
          }
        })}
        {!isReadOnly && (
          <p className="desk-note">
            <button type="button" className="desk-fix" onClick={onText}>
              {t.editor.asText}: {factsFile}
            </button>
          </p>
        )}
      </div>
    </FieldScopeContext>
  )
}
