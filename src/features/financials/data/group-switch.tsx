import { Trans, useLingui } from '@lingui/react/macro'
import { groupLabels } from '../labels.ts'
import type { FinancialSet, TableGroup } from '../payload.ts'
import '#ui/choice-chips.css'
import './group-switch.css'

/** In the order of the switch: what most readers come for is shown first. */
const order = ['results', 'assets', 'funding', 'cash', 'ratios'] as const satisfies readonly TableGroup[]

/** Chooses which figures the charts and tables of a basis show, by its styles alone; on paper all are shown. */
export function GroupSwitch({ set: { basis, yearly, years } }: { set: FinancialSet }) {
  const { i18n } = useLingui()
  const found = new Set(
    [yearly, ...years.map(({ table }) => table)].flatMap(({ groups }) => groups.map(({ key }) => key)),
  )
  const options = order.filter((key) => found.has(key))
  const name = `${basis}-nhom`
  return (
    <fieldset className="choice-chips group-switch">
      <legend>
        <Trans>Chỉ tiêu</Trans>
      </legend>
      {options.map((key, index) => (
        <label key={key}>
          <input type="radio" name={name} value={key} defaultChecked={index === 0} />
          {i18n._(groupLabels[key])}
        </label>
      ))}
      <label>
        <input type="radio" name={name} value="all" />
        <Trans>Tất cả</Trans>
      </label>
    </fieldset>
  )
}
