import { isFields } from '../../edits/plain-value.ts'
import { useDesk } from '../context/desk-context.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** A text in each language, side by side. */
export function TranslatedField(props: FieldProps<'translated'>) {
  const { t } = useDesk()
  const { type, field, path, order } = props
  const { scope, words, value } = useField(props)
  const texts = isFields(value) ? value : {}
  const isLong = type.isLong || Object.values(texts).some((one) => String(one ?? '').length > 80)
  const write = (locale: string, text: string) => {
    const others = scope.locales.some((one) => one !== locale && texts[one])
    if (text === '' && !others && !field.isRequired) scope.write(path, undefined, order)
    else if (isFields(value)) scope.write([...path, locale], text, scope.locales)
    else scope.write(path, Object.fromEntries(scope.locales.map((one) => [one, one === locale ? text : ''])), order)
  }
  return (
    <FieldFrame {...words} isGroup>
      {() => (
        <div className="desk-languages">
          {scope.locales.map((locale) => {
            const text = String(texts[locale] ?? '')
            const tooLong = type.maxLength !== undefined && text.length > type.maxLength
            const shared = {
              lang: locale,
              value: text,
              disabled: scope.isReadOnly,
              onChange: ({ target }: { target: { value: string } }) => write(locale, target.value),
            }
            return (
              <FieldFrame
                key={locale}
                label={t.editor.languageOf(locale)}
                problem={tooLong && t.field.tooLong(text.length, type.maxLength ?? 0)}
              >
                {(ids) =>
                  isLong ? (
                    <textarea {...ids} {...shared} rows={Math.min(6, Math.max(2, Math.ceil(text.length / 45)))} />
                  ) : (
                    <input {...ids} {...shared} type="text" autoComplete="off" />
                  )
                }
              </FieldFrame>
            )
          })}
        </div>
      )}
    </FieldFrame>
  )
}
