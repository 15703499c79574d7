import { Trans } from '@lingui/react/macro'

export function SkipLink() {
  return (
    <a
      href="#noi-dung"
      // The outline is inside, because the background around the link is dark on some pages and white on others.
      className="sr-only bg-white px-4 py-3 font-semibold text-info-800 -outline-offset-4 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:shadow-panel"
    >
      <Trans>Bỏ qua đến nội dung</Trans>
    </a>
  )
}
