import { Trans } from '@lingui/react/macro'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { ratingBounds } from '../collections/vocabulary.ts'

/** The meaning of the ratings, from the bounds that reports are checked with. */
export function RatingDefinitions() {
  const locale = useLocale()
  const buy = formatDecimal(locale, String(ratingBounds.mua))
  const hold = formatDecimal(locale, String(ratingBounds['nam-giu']))
  return (
    <p className="mt-3">
      <Trans>
        <strong>Định nghĩa khuyến nghị:</strong> tổng mức sinh lời kỳ vọng trong 12 tháng, gồm thay đổi từ giá đóng cửa
        nêu trên đến giá mục tiêu và cổ tức tiền mặt dự kiến. Mua: từ {buy}% trở lên; nắm giữ: từ {hold}% đến dưới {buy}
        %; bán: dưới {hold}%.
      </Trans>
    </p>
  )
}
