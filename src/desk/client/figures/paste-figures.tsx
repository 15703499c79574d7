import { useState } from 'react'
import { writeFigure } from '#lib/say/figures.ts'
import { isFields, isList, type FieldPath } from '../../edits/plain-value.ts'
import type { Field } from '../../protocol/forms.ts'
import { useDesk } from '../context/desk-context.ts'
import { useFields } from '../fields/scope.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { readFigures } from './read-figures.ts'

/** How many zeros each unit of money has. */
const zeros: Readonly<Record<string, number>> = { dong: 0, 'trieu-dong': 6, 'ty-dong': 9 }

/** Figures copied from a spreadsheet, with a look at what will be written before it is. */
export function PasteFigures({ fields }: { fields: readonly Field[] }) {
  const { t, say, language, toast } = useDesk()
  const scope = useFields()
  const [text, setText] = useState('')
  const [period, setPeriod] = useState(0)
  const [unit, setUnit] = useState<string>()
  const place = findFigures(fields)
  const unitField = fields.find(
    ({ type }) => type.kind === 'choice' && type.options.some(({ value }) => value in zeros),
  )
  if (!place || scope.isReadOnly) return null
  const { list, group, periodField } = place
  const present = scope.read([list.name])
  const periods = isList(present) ? present : []
  const own = String(unitField ? (scope.read([unitField.name]) ?? '') : '')
  const from = unit ?? own
  const shift = (zeros[from] ?? 0) - (zeros[own] ?? 0)
  const labelled = group.fields.map(({ name, label }) => ({ name, labels: Object.values(label) }))
  const { found, unmatched } = readFigures(text, { fields: labelled, language, shift })
  const labelOf = (name: string) => {
    const field = group.fields.find((one) => one.name === name)
    return field ? say(field.label) : name
  }
  const apply = () => {
    const path: FieldPath = [list.name, period, group.name]
    const order = group.fields.map(({ name }) => name)
    const before = scope.read(path)
    const figures = Object.fromEntries(found.map(({ name, value }) => [name, value]))
    const all = { ...(isFields(before) ? before : {}), ...figures }
    scope.write(path, Object.fromEntries(order.flatMap((name) => (name in all ? [[name, all[name] ?? '']] : []))))
    toast('done', t.figures.applied(found.length))
    setText('')
  }
  return (
    <section className="desk-part" aria-label={t.figures.title}>
      <h2>{t.figures.title}</h2>
      <div className="desk-field-place">
        <FieldFrame label={t.figures.period}>
          {(ids) => (
            <select {...ids} value={period} onChange={({ target }) => setPeriod(Number(target.value))}>
              {periods.map((item, index) => {
                const value = isFields(item) && periodField ? item[periodField.name] : undefined
                const option = periodField?.options.find((one) => one.value === value)
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- the position is what is chosen
                  <option key={index} value={index}>
                    {option ? say(option.label) : t.field.item(say(list.label), index + 1)}
                  </option>
                )
              })}
            </select>
          )}
        </FieldFrame>
      </div>
      {unitField?.type.kind === 'choice' && (
        <div className="desk-field-place">
          <FieldFrame label={t.figures.unit}>
            {(ids) => (
              <select {...ids} value={from} onChange={({ target }) => setUnit(target.value)}>
                {unitField.type.kind === 'choice' &&
                  unitField.type.options.map(({ value, label }) => (
                    <option key={value} value={String(value)}>
                      {say(label)}
                    </option>
                  ))}
              </select>
            )}
          </FieldFrame>
        </div>
      )}
      <FieldFrame label={t.figures.area} help={t.figures.hint}>
        {(ids) => <textarea {...ids} rows={6} value={text} onChange={({ target }) => setText(target.value)} />}
      </FieldFrame>
      {found.length > 0 && (
        <table className="desk-table">
          <caption>{t.figures.table}</caption>
          <thead>
            <tr>
              <th scope="col">{t.figures.name}</th>
              <th scope="col">{t.figures.source}</th>
              <th scope="col">{t.figures.value}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ name, source, value }) => (
              <tr key={name}>
                <th scope="row">{labelOf(name)}</th>
                <td>{source}</td>
                <td>{writeFigure(value, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unmatched.length > 0 && (
        <div className="desk-message desk-message-notice">
          <p>{t.figures.unmatched}</p>
          <ul>
            {unmatched.map((line) => (
              <li key={line}>{line.replaceAll('\t', ' · ')}</li>
            ))}
          </ul>
        </div>
      )}
      {found.length > 0 && (
        <div className="desk-buttons">
          <button type="button" className="button button-first desk-small" onClick={apply}>
            {t.figures.apply(found.length)}
          </button>
        </div>
      )}
    </section>
  )
}

/** Where a schema has figures: a list of periods, each with a group of decimals. */
function findFigures(fields: readonly Field[]) {
  for (const list of fields) {
    if (list.type.kind !== 'list' || list.type.item.kind !== 'group') continue
    const { fields: inner } = list.type.item
    for (const one of inner) {
      if (one.type.kind !== 'group' || !one.type.fields.every(({ type }) => type.kind === 'number')) continue
      const [periodField] = inner.flatMap(({ name, type }) =>
        type.kind === 'choice' ? [{ name, options: type.options }] : [],
      )
      return { list, group: { name: one.name, fields: one.type.fields }, periodField }
    }
  }
  return undefined
}
