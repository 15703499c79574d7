import { useLingui } from '@lingui/react/macro'
import { startTransition, useEffect, useEffectEvent, useId, useOptimistic, useRef } from 'react'
import ChevronDown from 'virtual:icon/lucide/chevron-down'

interface FilterSelectProps {
  /** Its search parameter. */
  param: string
  name: string
  options: readonly { value: string; label: string; count: number }[]
  /** Undefined if the filter is not set. */
  value: string | undefined
  /** Called on focus. */
  onUse: () => void
  onChoose: (value: string | undefined) => Promise<void>
}

/** A filter with a choice of values, each with the number of entries that match it. */
export function FilterSelect({ param, name, options, value, onUse, onChoose }: FilterSelectProps) {
  const { t } = useLingui()
  const id = useId()
  // Shows the chosen value at once, even if filtering takes a moment.
  const [shown, show] = useOptimistic(value)
  const choose = (chosen: string) =>
    startTransition(async () => {
      show(chosen || undefined)
      await onChoose(chosen || undefined)
    })
  const select = useRef<HTMLSelectElement>(null)
  const chooseEarly = useEffectEvent(() => {
    const early = select.current?.value ?? ''
    if (early !== (value ?? '')) choose(early)
  })
  // A visitor may have chosen before the script was there to see it.
  useEffect(() => chooseEarly(), [])
  return (
    <div className="filter">
      <label htmlFor={id}>{name}</label>
      <div className="filter-control">
        <select
          ref={select}
          id={id}
          name={param}
          value={shown ?? ''}
          onFocus={onUse}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t`Tất cả`}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label} ({option.count})
            </option>
          ))}
        </select>
        <ChevronDown />
      </div>
    </div>
  )
}
