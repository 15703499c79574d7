import { Select, Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouteContext } from '@tanstack/react-router'
import { toSiteDay } from '#engine/model/locale/site-time.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { toSessionsSince } from '#features/trading/sessions-since.ts'
import { formatDate } from '#i18n/format.ts'
import { useCount } from '#i18n/use-count.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { CoverageTable } from '../company/coverage-table.tsx'
import { CommentaryBand } from '../evidence/commentary-band.tsx'
import { IndexCloses } from '../evidence/index-closes.tsx'
import { outlookLabels } from '../labels.ts'
import type { CommentaryScore, ResearchEvidence as Evidence } from '../payload.ts'
import '../evidence-links.css'
import './research-evidence.css'

/**
 * The evidence that the hub of research opens with: the last close with the band of the next session, the score, the latest ratings.
 * A close that is no longer the last one stands below the ratings: by the visitor's clock, before hydration as of the build.
 */
export function ResearchEvidence({ evidence: { market, score, companies } }: { evidence: Evidence }) {
  const { clock } = useRouteContext({ from: '__root__' })
  const now = useHydrated() ? toSiteDay(clock()) : undefined
  const age = market ? toSessionsSince(market.facts.indicesOf, now ?? market.madeOn, market.daysOff) : 0
  const isOld = age > freshSessions
  const block = market && <Market key="market" market={market} score={score} age={age} isOld={isOld} />
  const coverage = companies.length > 0 && <CoverageTable key="coverage" companies={companies} />
  return isOld ? [coverage, block] : [block, coverage]
}

/** A close leads for so many sessions after it. */
const freshSessions = 2

interface MarketProps {
  market: NonNullable<Evidence['market']>
  score: CommentaryScore | null
  /** How many sessions there have been since the close. */
  age: number
  isOld: boolean
}

function Market({ market, score, age, isOld }: MarketProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { facts, outcome, link } = market
  const outlook = i18n._(outlookLabels[facts.outlook]).toLowerCase()
  return (
    <section className={isOld ? 'market-evidence is-old' : 'market-evidence'} aria-labelledby="thi-truong">
      <h2 id="thi-truong">
        <Trans>
          Đóng cửa phiên <time dateTime={facts.indicesOf}>{formatDate(locale, facts.indicesOf)}</time>
        </Trans>{' '}
        {age > 0 && (
          <small>
            <SessionsAgo count={age} />
          </small>
        )}{' '}
        {facts.sample && <SampleLabel />}
      </h2>
      <IndexCloses indices={facts.indices} />
      <CommentaryBand facts={facts} outcome={outcome} />
      <div>
        <p>
          <Trans>
            Nhận định mới nhất:{' '}
            <HrefLink href={link.href} lang={link.lang} className="link">
              {link.title}
            </HrefLink>
          </Trans>{' '}
          · <Trans>quan điểm {outlook}</Trans>
        </p>
        {score && <ScoreLine score={score} />}
      </div>
    </section>
  )
}

function SessionsAgo({ count }: { count: number }) {
  const { form, figures } = useCount(count)
  return <Select value={form} other={`${figures} phiên trước`} />
}

function ScoreLine({ score: { counts } }: { score: CommentaryScore }) {
  const outside = counts.above + counts.below
  const known = counts.inside + outside
  return (
    <p>
      <Trans>
        Đã đối chiếu {known} nhận định: {counts.inside} phiên đóng cửa trong vùng, {outside} phiên ngoài vùng.{' '}
        <HrefLink
          href={toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong')}
          anchor="ket-qua-nhan-dinh"
          className="link"
        >
          Cách tính
        </HrefLink>
      </Trans>
    </p>
  )
}
