import { Trans, useLingui } from '@lingui/react/macro'
import type { MarginChange, MarginList } from './payload.ts'

/** Changes of a list from the one before. */
export function MarginChanges({ list }: { list: MarginList }) {
  const { changes } = list
  const toText = useChangeText()
  if (changes.length === 0) return null
  return (
    <>
      <p className="margin-changes-name">
        <Trans>Thay đổi so với danh mục trước</Trans>
      </p>
      <ul className="margin-changes">
        {changes.map((change) => (
          <li key={change.ticker}>{toText(change)}</li>
        ))}
      </ul>
    </>
  )
}

function useChangeText() {
  const { t } = useLingui()
  return ({ ticker, before, after }: MarginChange): string => {
    if (before === undefined) return t`${ticker}: bổ sung, cho vay ${after ?? 0}%`
    if (after === undefined) return t`${ticker}: loại khỏi danh mục, trước đó ${before}%`
    return after < before
      ? t`${ticker}: giảm từ ${before}% xuống ${after}%`
      : t`${ticker}: tăng từ ${before}% lên ${after}%`
  }
}
