import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useDesk } from '../context/desk-context.ts'
import type { FieldIds } from './field-frame.tsx'

export interface ComboOption {
  id: string
  label: string
  detail?: string | undefined
}

interface ComboboxProps {
  ids: FieldIds
  /** Shown while nobody types. */
  shown: string
  isDisabled?: boolean
  search: (query: string, signal: AbortSignal) => Promise<readonly ComboOption[]>
  onChoose: (option: ComboOption) => void
  onClear?: (() => void) | undefined
  /** Told of what is typed, where it may be taken as it is. */
  onType?: (text: string) => void
}

const pauseMs = 150

/** A field that searches while one types; the arrow keys choose, Escape gives up. */
export function Combobox({ ids, shown, isDisabled = false, search, onChoose, onClear, onType }: ComboboxProps) {
  const { t, announce } = useDesk()
  const listId = useId()
  const [typed, setTyped] = useState<string>()
  const [options, setOptions] = useState<readonly ComboOption[]>()
  const [active, setActive] = useState(0)
  const ask = useEffectEvent(search)
  useEffect(() => {
    if (typed === undefined) return undefined
    const controller = new AbortController()
    const find = async () => {
      try {
        const found = await ask(typed, controller.signal)
        setOptions(found)
        setActive(0)
        announce(found.length === 0 ? t.field.noFound : t.field.found(found.length))
      } catch {
        // The next letter asks again.
      }
    }
    const timer = setTimeout(() => void find(), pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed, announce, t])
  const isOpen = typed !== undefined && options !== undefined
  const close = () => {
    setTyped(undefined)
    setOptions(undefined)
  }
  const choose = (option: ComboOption | undefined) => {
    if (!option) return
    onChoose(option)
    close()
  }
  return (
    <div className="desk-combo">
      <input
        {...ids}
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder={t.field.search}
        disabled={isDisabled}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options.length > 0 ? `${listId}-${active}` : undefined}
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value)
          onType?.(target.value)
          if (target.value === '') onClear?.()
        }}
        onFocus={({ target }) => target.select()}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && typed === undefined) setTyped('')
          if (!isOpen) return
          if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(1, options.length))
          else if (event.key === 'ArrowUp') setActive((active - 1 + options.length) % Math.max(1, options.length))
          else if (event.key === 'Enter') choose(options[active])
          else if (event.key === 'Escape') close()
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- the options of a field that is typed in (ARIA, combobox) */}
      <ul id={listId} role="listbox" aria-label={t.field.search} className="desk-options" hidden={!isOpen}>
        {options?.length === 0 && <li className="desk-note">{t.field.noFound}</li>}
        {options?.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <li
            key={option.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span>{option.label}</span>
            {option.detail !== undefined && <span className="desk-detail">{option.detail}</span>}
          </li>
        ))}
      </ul>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */}
    </div>
  )
}
