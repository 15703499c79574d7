import type { DeskDuty } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import { showDate, toTimeParts } from '../formats/moments.ts'
import { linkTo } from '../routing/use-address.ts'
import { useNow } from '../ui/use-now.ts'

/** A duty with its rule, what is left of its term, and the way to fulfil it. */
export function DutyRow({ duty }: { duty: DeskDuty }) {
  const { t, say, language } = useDesk()
  return (
    <li className="desk-row">
      <div className="desk-row-text">
        <p className="desk-row-title">{say(duty.title)}</p>
        <p className="meta">
          <Countdown duty={duty} />
          <span>{t.duties.dueBy(showDate(duty.due, language))}</span>
        </p>
        {duty.details[language].map((detail) => (
          <p key={detail} className="desk-detail">
            {detail}
          </p>
        ))}
      </div>
      <div className="desk-actions">
        {duty.path !== undefined && (
          <a className="button desk-small" {...linkTo({ screen: 'edit', path: duty.path, view: 'form' })}>
            {t.duties.open}
          </a>
        )}
        {duty.beginning && duty.state !== 'done' && (
          <a className="button button-first desk-small" {...linkTo({ screen: 'new', ...duty.beginning })}>
            {t.duties.begin}
          </a>
        )}
      </div>
    </li>
  )
}

/** How much time is left, counted on while it is looked at. */
export function Countdown({ duty }: { duty: Pick<DeskDuty, 'due' | 'state'> }) {
  const { t } = useDesk()
  const now = useNow()
  const due = Date.parse(duty.due)
  if (duty.state === 'done' || duty.state === 'late') return null
  const isOver = now > due
  const time = t.duties.time(...(isOver ? toTimeParts(due, now) : toTimeParts(now, due)))
  const isNear = !isOver && due - now < 24 * 3_600_000
  return (
    <span className={`tag ${isOver ? 'tag-danger' : isNear ? 'tag-notice' : 'tag-neutral'}`}>
      {isOver ? t.duties.overdue(time) : t.duties.left(time)}
    </span>
  )
}
