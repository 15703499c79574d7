import type { OpenedFolder } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import { linkTo } from '../routing/use-address.ts'

/** The entries that belong to this one: the figures of a report, the reports of figures. */
export function RelatedLinks({ related }: Pick<OpenedFolder, 'related'>) {
  const { say } = useDesk()
  if (related.length === 0) return null
  return (
    <ul className="desk-plain-list">
      {related.map(({ path, title, label }) => (
        <li key={path}>
          {say(label)}: <a {...linkTo({ screen: 'edit', path, view: 'form' })}>{say(title)}</a>
        </li>
      ))}
    </ul>
  )
}
