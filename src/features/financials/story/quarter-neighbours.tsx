import { Trans, useLingui } from '@lingui/react/macro'
import { HrefLink, Link } from '#ui/link.tsx'
import type { QuarterPayload } from '../quarter-payload.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import './quarter-neighbours.css'

/** The quarters before and after, and all of them. */
export function QuarterNeighbours({ page: { older, newer } }: { page: QuarterPayload }) {
  const { t } = useLingui()
  const { toTime } = useFinancialFormat()
  return (
    <nav aria-label={t`Các quý khác`} className="story-neighbours">
      {older && (
        <HrefLink href={older.href} rel="prev">
          <small>
            <Trans>Quý trước</Trans>
          </small>
          {toTime(older)}
        </HrefLink>
      )}
      {newer && (
        <HrefLink href={newer.href} rel="next">
          <small>
            <Trans>Quý sau</Trans>
          </small>
          {toTime(newer)}
        </HrefLink>
      )}
      <Link to="/quan-he-co-dong/du-lieu" className="way-on arrow">
        <Trans>Số liệu các năm và các quý</Trans>
      </Link>
    </nav>
  )
}
