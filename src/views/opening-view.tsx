import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OpeningPayload } from '#model/payload.ts'
import { buttonOnDark, quietButtonOnDark } from '#ui/button-looks.ts'
import { FullScreen } from './full-screen.tsx'
import { RisingLines } from './rising-lines.tsx'

/** `/`: one screen that says who this is, and a way on. */
export function OpeningView({ page }: { page: OpeningPayload }) {
  return (
    <FullScreen
      page={page}
      art={<RisingLines className="absolute inset-x-0 bottom-0 h-3/5 w-full text-brand-300 lg:h-5/6" />}
    >
      <Link to="/trang-chu" className={buttonOnDark}>
        <span>
          <Trans>Vào trang chủ</Trans> <span aria-hidden="true">→</span>
        </span>
      </Link>
      <Link to="/quan-he-co-dong" className={quietButtonOnDark}>
        <Trans>Quan hệ cổ đông</Trans>
      </Link>
    </FullScreen>
  )
}
