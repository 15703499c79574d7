import { Trans } from '@lingui/react/macro'
import { mainId } from '#engine/model/frame-ids.ts'

export function SkipLink() {
  return (
    <a href={`#${mainId}`} className="skip-link">
      <Trans>Bỏ qua đến nội dung</Trans>
    </a>
  )
}
