import { Trans, useLingui } from '@lingui/react/macro'
import { kindLabels } from './labels.ts'
import { recordKinds, type RecordCounts, type RecordKind } from './payload.ts'
import '#ui/choice-chips.css'

/** Chooses which rows are shown, by its styles alone; on paper all are. */
export function RecordFilter({ counts }: { counts: RecordCounts }) {
  const { i18n } = useLingui()
  const found = recordKinds.filter((kind) => toTotal(counts[kind]) > 0)
  const misses = recordKinds.reduce((sum, kind) => sum + counts[kind].miss, 0)
  const all = recordKinds.reduce((sum, kind) => sum + toTotal(counts[kind]), 0)
  return (
    <fieldset className="choice-chips record-filter">
      <legend className="sr-only">
        <Trans>Hiện những dòng nào</Trans>
      </legend>
      <label>
        <input type="radio" name="doi-chieu" value="all" defaultChecked />
        <Trans>Tất cả</Trans> <small>{all}</small>
      </label>
      {found.map((kind) => (
        <label key={kind}>
          <input type="radio" name="doi-chieu" value={kind} />
          {i18n._(kindLabels[kind])} <small>{toTotal(counts[kind])}</small>
        </label>
      ))}
      {misses > 0 && (
        <label>
          <input type="radio" name="doi-chieu" value="miss" />
          <Trans>Không đúng, không đạt</Trans> <small>{misses}</small>
        </label>
      )}
    </fieldset>
  )
}

/** All of a kind. */
export function toTotal({ hit, miss, open, unknown }: RecordCounts[RecordKind]): number {
  return hit + miss + open + unknown
}
