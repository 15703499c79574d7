import type { Action, Row } from '../../protocol/changes.ts'
import { Actions } from '../actions/actions.tsx'
import { useDesk } from '../context/desk-context.ts'
import { showDate } from '../formats/moments.ts'
import { linkTo } from '../routing/use-address.ts'
import { StateTag } from '../ui/state-tag.tsx'

const shown: readonly Action[] = ['approve', 'publish', 'edit']

/** An entry in a list: what it is, in which state, and what can be done with it. */
export function EntryRow({ row }: { row: Row }) {
  const { t, say, language, session } = useDesk()
  const { path, change } = row
  const title = say(row.title) || path
  const collection = session.collections.find(({ name }) => name === row.collection)
  const facts = [
    collection ? say(collection.label) : row.collection,
    row.date === undefined ? '' : showDate(row.date, language),
    change ? t.state.by(change.by, showDate(change.at, language)) : '',
    change?.publishAt === undefined ? '' : t.state.at(showDate(change.publishAt, language)),
  ]
  return (
    <li className="desk-row">
      <div className="desk-row-text">
        <a
          className="desk-row-title"
          {...linkTo(
            row.actions.includes('approve') ? { screen: 'review', path } : { screen: 'edit', path, view: 'form' },
          )}
        >
          {title}
        </a>
        <p className="meta">
          <StateTag change={change} state={row.state} />
          {facts
            .filter((fact) => fact !== '')
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
        </p>
        {change?.remark && <p className="desk-remark">“{change.remark.text}”</p>}
      </div>
      <Actions subject={{ path, title, change }} actions={row.actions} shown={shown} />
    </li>
  )
}
