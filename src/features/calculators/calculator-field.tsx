import { formatDecimal, toDecimalMark } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { FormField } from '#ui/form-field.tsx'
import type { Field } from './fields/field.ts'
import { readDay } from './fields/read-day.ts'
import { readField } from './fields/read-fields.ts'

export interface FieldTexts {
  label: string
  hint?: string
}

interface CalculatorFieldProps {
  name: string
  field: Field
  texts: FieldTexts
  /** The text of the address. */
  typed: string | undefined
  problem: string | undefined
}

/** A field of a calculator. Days have the calendar of the browser. */
export function CalculatorField({ name, field, texts, typed = '', problem }: CalculatorFieldProps) {
  const value = useFieldValue(field, typed)
  return (
    <FormField {...texts} problem={problem}>
      {(own) =>
        field.kind === 'day' ? (
          <input {...own} type="date" name={name} min={field.least} max={field.most} defaultValue={value} />
        ) : (
          <input
            {...own}
            type="text"
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            defaultValue={value}
          />
        )
      }
    </FormField>
  )
}

/** A value as the language writes it; other texts as they were typed. */
function useFieldValue(field: Field, typed: string): string {
  const locale = useLocale()
  if (field.kind === 'day') {
    const found = readDay(typed)
    return found && 'day' in found ? found.day : ''
  }
  const value = readField(field, typed, toDecimalMark(locale))
  return typeof value === 'string' ? formatDecimal(locale, value) : typed
}
