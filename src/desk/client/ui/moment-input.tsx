import { useRef, useState } from 'react'
import CalendarSign from 'virtual:icon/lucide/calendar-range'
import { parseDay, parseMoment } from '../../edits/parse-day.ts'
import { useDesk } from '../context/desk-context.ts'
import { showDate } from '../formats/moments.ts'
import { FieldFrame, type FrameWords } from './field-frame.tsx'
import { NearestFix } from './nearest-fix.tsx'

interface MomentInputProps extends FrameWords {
  kind: 'date' | 'moment'
  /** As it is stored; `''` without one. */
  value: string
  isDisabled?: boolean
  /** Is given what cannot be read, too, as it was typed: whoever leaves the field loses nothing, and the checks see it. */
  onChange: (value: string) => void
}

/** A day or a moment: typed as people write it, or picked. */
export function MomentInput({ kind, value, isDisabled = false, onChange, ...words }: MomentInputProps) {
  const { t, language } = useDesk()
  const [typed, setTyped] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const read = kind === 'date' ? parseDay : parseMoment
  const written = typed ?? value
  const parsed = written.trim() === '' ? undefined : read(written)
  const fault = parsed?.isDone === false ? parsed : undefined
  const take = (next: string) => {
    setTyped(undefined)
    onChange(next)
  }
  return (
    <FieldFrame
      {...words}
      help={words.help ?? (kind === 'date' ? t.field.dateHint : t.field.momentHint)}
      problem={
        fault ? (
          <>
            {fault.unreal !== undefined && `${t.field.unreal(showDate(fault.unreal, language))} `}
            {kind === 'date' ? t.field.notDate : t.field.notMoment}{' '}
            <NearestFix
              value={fault.nearest}
              label={fault.nearest === undefined ? '' : showDate(fault.nearest, language)}
              onTake={take}
            />
          </>
        ) : (
          words.problem
        )
      }
    >
      {(ids) => (
        <span className="desk-with-button">
          <input
            {...ids}
            type="text"
            autoComplete="off"
            disabled={isDisabled}
            value={typed ?? (value === '' ? '' : showDate(value, language))}
            onChange={({ target }) => {
              setTyped(target.value)
              const next = read(target.value)
              onChange(next.isDone ? next.value : (next.unreal ?? target.value.trim()))
            }}
            onBlur={() => {
              if (!fault) setTyped(undefined)
            }}
          />
          <button
            type="button"
            className="desk-icon-button"
            aria-label={t.field.pick}
            disabled={isDisabled}
            onClick={() => picker.current?.showPicker()}
          >
            <CalendarSign className="desk-sign" />
          </button>
          <input
            ref={picker}
            className="desk-picker"
            type={kind === 'date' ? 'date' : 'datetime-local'}
            tabIndex={-1}
            aria-hidden="true"
            value={parsed?.isDone === true ? parsed.value.slice(0, kind === 'date' ? 10 : 16) : ''}
            onChange={({ target }) => {
              const next = target.value === '' ? undefined : read(target.value)
              if (next?.isDone) take(next.value)
            }}
          />
        </span>
      )}
    </FieldFrame>
  )
}
