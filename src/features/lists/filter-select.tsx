import { useLingui } from '@lingui/react/macro'
import { startTransition, useId, useOptimistic } from 'react'
import ChevronDown from 'virtual:icon/lucide/chevron-down'

interface FilterSelectProps {
  name: string
  options: readonly { value: string; label: string; count: number }[]
  /** Undefined where all are wanted. */
  value: string | undefined
  /** Called when the visitor turns to it. */
  onUse: () => void
  onChoose: (value: string | undefined) => Promise<void>
}

/** One filter: its name, and a choice among its values, each with the number of entries it leaves. */
export function FilterSelect({ name, options, value, onUse, onChoose }: FilterSelectProps) {
  const { t } = useLingui()
  const id = useId()
  // What was chosen stands there at once, though the list may take a moment.
  const [shown, show] = useOptimistic(value)
  const choose = (chosen: string) =>
    startTransition(async () => {
      show(chosen || undefined)
      await onChoose(chosen || undefined)
    })
  return (
    <div className="filter">
      <label htmlFor={id}>{name}</label>
      <div className="filter-control">
        <select id={id} value={shown ?? ''} onFocus={onUse} onChange={({ target }) => choose(target.value)}>
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
