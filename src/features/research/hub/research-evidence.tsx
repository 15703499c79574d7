import { Trans, useLingui } from '@lingui/react/macro'
import { toHref } from '#engine/model/urls/href.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { CoverageTable } from '../company/coverage-table.tsx'
import { CommentaryBand } from '../evidence/commentary-band.tsx'
import { IndexCloses } from '../evidence/index-closes.tsx'
import { outlookLabels } from '../labels.ts'
import type { CommentaryScore, ResearchEvidence as Evidence } from '../payload.ts'
import '../evidence-links.css'
import './research-evidence.css'

/** The evidence that the hub of research opens with: the last close with the band of the next session, the score, the latest ratings. */
export function ResearchEvidence({ evidence: { market, score, companies } }: { evidence: Evidence }) {
  return (
    <>
      {market && <Market market={market} score={score} />}
      {companies.length > 0 && <CoverageTable companies={companies} />}
    </>
  )
}

function Market({ market, score }: { market: NonNullable<Evidence['market']>; score: CommentaryScore | null }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { facts, outcome, link } = market
  const outlook = i18n._(outlookLabels[facts.outlook]).toLowerCase()
  return (
    <section className="market-evidence" aria-labelledby="thi-truong">
      <h2 id="thi-truong">
        <Trans>
          Đóng cửa phiên <time dateTime={facts.indicesOf}>{formatDate(locale, facts.indicesOf)}</time>
        </Trans>{' '}
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

function ScoreLine({ score: { counts } }: { score: CommentaryScore }) {
  const outside = counts.above + counts.below
  const known = counts.inside + outside
  return (
    <p>
      <Trans>
        Đã đối chiếu {known} nhận định: {counts.inside} lần đóng cửa trong vùng, {outside} lần ngoài vùng.{' '}
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
