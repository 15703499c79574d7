import { Trans, useLingui } from '@lingui/react/macro'
import { kindLabels } from './labels.ts'
import { recordStates, type RecordPayload, type RecordState } from './payload.ts'
import { RecordSymbol, RecordTread } from './record-symbol.tsx'

type Strip = NonNullable<RecordPayload['strip']>

/** Below the lanes, for the years. */
const axis = 20

/** All that was said, a column for each month, with its sign: the list below says the same in words. */
export function RecordStrip({ strip }: { strip: Strip }) {
  const { i18n } = useLingui()
  const { height, width, step, lanes, rules } = strip
  return (
    <figure className="record-strip">
      <svg width="100%" height={height + axis} aria-hidden="true" focusable="false">
        {rules.map(({ x, year }) => (
          <line
            key={x}
            x1={`${x}%`}
            x2={`${x}%`}
            y1="0"
            y2={height + (year ? axis : 0)}
            className={year && 'record-year'}
          />
        ))}
        {rules.map(
          ({ x, year }) =>
            year && (
              <text key={year} x={`${x}%`} dx="5" y={height + axis - 4}>
                {year}
              </text>
            ),
        )}
        {lanes.map(({ lane, label }) => (
          <text key={lane} x="0" y={label}>
            {i18n._(kindLabels[lane])}
          </text>
        ))}
        {lanes.flatMap(({ lane, marks }) =>
          marks.map(({ x, y, sign }, index) => (
            <RecordTread key={`${lane}-${index}`} state={sign} x={`${x}%`} y={y} width={`${width}%`} height={step} />
          )),
        )}
        {lanes.map(({ lane, ground }) => (
          <line key={lane} x1="0" x2="100%" y1={ground} y2={ground} className="record-ground" />
        ))}
      </svg>
      <figcaption>
        {recordStates.map((state) => (
          <span key={state}>
            <RecordSymbol state={state} /> <StateWord state={state} />
          </span>
        ))}
        <span>
          <Trans>Mỗi cột là một tháng, xếp theo ngày công bố dự báo</Trans>
        </span>
      </figcaption>
    </figure>
  )
}

function StateWord({ state }: { state: RecordState }) {
  switch (state) {
    case 'hit':
      return <Trans>Đúng, đạt</Trans>
    case 'miss':
      return <Trans>Không đúng, không đạt</Trans>
    case 'open':
      return <Trans>Chưa có kết quả</Trans>
    case 'unknown':
      return <Trans>Không rõ kết quả</Trans>
  }
}
