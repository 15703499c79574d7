import { EntryList } from '../../../src/features/lists/entry-list.tsx'
import { EntryRow } from '../../../src/features/lists/entry-row.tsx'
import type { ListItem } from '../../../src/features/lists/payload.ts'
import { Facts } from '../../../src/ui/facts.tsx'
import { TableScroll } from '../../../src/ui/table-scroll.tsx'
import { Tag, type Tone } from '../../../src/ui/tag.tsx'
import { useSampleTexts } from './sample-texts.ts'
import { States, Shown } from './states.tsx'

const tones: readonly Tone[] = ['neutral', 'brand', 'info', 'notice', 'danger', 'sample']

/** Rows, tables and labels. */
export function ListStates({ rows, articles }: { rows: readonly ListItem[]; articles: readonly ListItem[] }) {
  const [row] = rows
  const texts = useSampleTexts()
  return (
    <>
      <h2>Rows, tables, labels</h2>
      {row && <States name="Row">{() => <EntryRow item={row} headingLevel={3} form="line" hasCover />}</States>}
      <Shown name="List of disclosures">
        <EntryList items={rows} headingLevel={3} />
      </Shown>
      <Shown name="List of news">
        <EntryList items={articles} headingLevel={3} />
      </Shown>
      <Shown name="Empty list">
        <EntryList items={[]} headingLevel={3} />
      </Shown>
      <States name="Labels" states={['rest']}>
        {() => (
          <p className="meta">
            {tones.map((tone) => (
              <Tag key={tone} tone={tone}>
                {tone}
              </Tag>
            ))}
          </p>
        )}
      </States>
      <Shown name="Facts">
        <Facts
          facts={[
            { label: texts.ticker, value: 'SHS' },
            { label: texts.exchange, value: 'HNX' },
          ]}
        />
      </Shown>
      <States name="Table" states={['rest', 'focus']}>
        {() => (
          <div className="prose">
            <TableScroll name={texts.results}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{texts.quarter}</th>
                    <th scope="col">{texts.revenue}</th>
                    <th scope="col">{texts.profit}</th>
                  </tr>
                </thead>
                <tbody>
                  <tr>
                    <th scope="row">{texts.quarters[0]}</th>
                    <td>{texts.figures[0]}</td>
                    <td>{texts.figures[1]}</td>
                  </tr>
                  <tr>
                    <th scope="row">{texts.quarters[1]}</th>
                    <td>–</td>
                    <td>–</td>
                  </tr>
                </tbody>
              </table>
            </TableScroll>
          </div>
        )}
      </States>
    </>
  )
}
