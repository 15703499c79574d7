import { useState } from 'react'
import { writeFigure } from '#lib/say/figures.ts'
import { parseAmount } from '../../edits/parse-amount.ts'
import { useDesk } from '../context/desk-context.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { NearestFix } from '../ui/nearest-fix.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** A number: grouped while it is shown, exact as it is stored. A year has no groups. */
export function NumberField(props: FieldProps<'number'>) {
  const { t, language } = useDesk()
  const { type, field } = props
  const toStored = (text: string) => (type.isText ? text : Number(text))
  const { scope, words, text, write } = useField(props, toStored)
  const [typed, setTyped] = useState<string>()
  const isYear = type.isInteger && !type.isText && (type.min ?? 0) >= 1900
  const parsed = typed === undefined || typed.trim() === '' ? undefined : parseAmount(typed, language)
  const isFault = parsed?.isDone === false
  const show = (value: string) => (isYear || !/^-?\d/.test(value) ? value : writeFigure(value, language))
  return (
    <FieldFrame
      {...words}
      problem={
        isFault ? (
          <>
            {t.field.notNumber}{' '}
            <NearestFix
              value={parsed.nearest}
              label={parsed.nearest === undefined ? '' : show(parsed.nearest)}
              onTake={(value) => {
                setTyped(undefined)
                write(toStored(value))
              }}
            />
          </>
        ) : (
          words.problem
        )
      }
    >
      {(ids) => (
        <span className="desk-with-unit">
          <input
            {...ids}
            className="tabular"
            type="text"
            inputMode={type.isInteger ? 'numeric' : 'decimal'}
            autoComplete="off"
            disabled={scope.isReadOnly}
            value={typed ?? show(text)}
            onChange={({ target }) => {
              setTyped(target.value)
              const next = parseAmount(target.value, language)
              if (target.value.trim() === '') write(field.isRequired && type.isText ? '' : undefined)
              else if (next.isDone) write(toStored(next.value))
            }}
            onBlur={() => {
              if (!isFault) setTyped(undefined)
            }}
          />
          {type.unit !== undefined && <span>{type.unit}</span>}
        </span>
      )}
    </FieldFrame>
  )
}
