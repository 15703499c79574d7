import { Trans } from '@lingui/react/macro'

export function SkipLink() {
  return (
    <a href="#noi-dung" className="skip-link">
      <Trans>Bỏ qua đến nội dung</Trans>
    </a>
  )
}
