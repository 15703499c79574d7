import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { OutcomeSymbol } from '../outcome/outcome-symbol.tsx'
import type { CommentaryScore as Score } from '../payload.ts'
import { ScoreRules } from './score-rules.tsx'
import './score.css'

/** How often market commentary was right, with the rules of counting. */
export function CommentaryScore({ score }: { score: Score }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { counts, direction, recent, sample } = score
  const known = counts.inside + counts.above + counts.below
  const outside = counts.above + counts.below
  const pointed = direction.right + direction.wrong
  return (
    <section className="score" aria-labelledby="ket-qua-nhan-dinh">
      <h2 id="ket-qua-nhan-dinh">
        <Trans comment="heading">Độ chính xác của nhận định</Trans> {sample && <SampleLabel />}
      </h2>
      <dl>
        <div>
          <dt>{t`Đóng cửa trong vùng`}</dt>
          <dd>
            <OutcomeSymbol state="inside" /> {counts.inside}/{known} <small>{toShare(counts.inside, known)}%</small>
          </dd>
        </div>
        <div>
          <dt>{t`Ngoài vùng`}</dt>
          <dd>
            {outside}{' '}
            <small>
              <span className="whitespace-nowrap">
                <OutcomeSymbol state="above" /> {t`${counts.above} trên`}
              </span>{' '}
              <span className="whitespace-nowrap">
                <OutcomeSymbol state="below" /> {t`${counts.below} dưới`}
              </span>
            </small>
          </dd>
        </div>
        {pointed > 0 && (
          <div>
            <dt>{t`Đúng xu hướng dự báo`}</dt>
            <dd>
              {direction.right}/{pointed} <small>{toShare(direction.right, pointed)}%</small>
            </dd>
          </div>
        )}
        <div>
          <dt>{t`Chưa có kết quả`}</dt>
          <dd>
            <OutcomeSymbol state="open" /> {counts.open}
          </dd>
        </div>
      </dl>
      <p className="score-recent">
        <span aria-hidden="true">
          {recent.map((state, place) => (
            <OutcomeSymbol key={place} state={state} />
          ))}
        </span>{' '}
        <Trans>
          {formatDate(locale, score.from)} – {formatDate(locale, score.to)}, mới nhất ở bên phải; vùng rộng trung bình{' '}
          {formatDecimal(locale, score.width)}% chỉ số
        </Trans>
        {counts.late > 0 && <> · {t`đăng sau giờ mở cửa: ${counts.late}`}</>}
        {score.withdrawn > 0 && <> · {t`đã thu hồi: ${score.withdrawn}`}</>}
      </p>
      <ScoreRules />
    </section>
  )
}

/** A share in whole percent. */
function toShare(part: number, whole: number): number {
  return Math.round((part / whole) * 100)
}
