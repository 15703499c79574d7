import type { Change, Row } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'

const kinds = {
  draft: 'neutral',
  sent: 'info',
  returned: 'notice',
  approved: 'brand',
  timed: 'brand',
  published: 'neutral',
  unpublished: 'neutral',
  scheduled: 'info',
  withdrawn: 'notice',
  new: 'neutral',
} as const

/** The state of an entry: that of its change, if it has one. */
export function StateTag({ change, state }: { change?: Change | undefined; state?: Row['state'] | undefined }) {
  const { t } = useDesk()
  const shown = change?.state ?? (state === 'draft' ? 'unpublished' : state)
  return (
    <>
      {shown && <span className={`tag tag-${kinds[shown]}`}>{t.state[shown]}</span>}
      {change?.kind === 'remove' && <span className="tag tag-danger">{t.state.remove}</span>}
      {change?.isEmbargoed && <span className="tag tag-notice">{t.state.embargoed}</span>}
      {change?.isBehind && <span className="tag tag-danger">{t.state.behind}</span>}
    </>
  )
}
