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
  // What cannot be read is kept as it was typed: whoever leaves the field loses nothing, and the checks see it.
  const unread = typed ?? (isStored(text) ? '' : text)
  const parsed = unread.trim() === '' ? undefined : parseAmount(unread, language)
  const fault = parsed?.isDone === false ? parsed : undefined
  const show = (value: string) => (isYear || !isStored(value) ? value : writeFigure(value, language))
  return (
    <FieldFrame
      {...words}
      problem={
        fault ? (
          <>
            {t.field.notNumber}{' '}
            <NearestFix
              value={fault.nearest}
              label={fault.nearest === undefined ? '' : show(fault.nearest)}
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
              else write(next.isDone ? toStored(next.value) : target.value.trim())
            }}
            onBlur={() => {
              if (!fault || isStored(text)) setTyped(undefined)
            }}
          />
          {type.unit !== undefined && <span>{type.unit}</span>}
        </span>
      )}
    </FieldFrame>
  )
}

/** True for a number in the form of the content, exact and without groups. */
const isStored = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text)
