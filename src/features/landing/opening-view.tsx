import { Trans } from '@lingui/react/macro'
import { RisingLines } from '#features/layout/rising-lines.tsx'
import { Link } from '#ui/link.tsx'
import { FullScreen } from './full-screen.tsx'
import type { OpeningPayload } from './payload.ts'

/** `/`: one screen that introduces the firm, with a link to the home page. */
export function OpeningView({ page }: { page: OpeningPayload }) {
  return (
    <FullScreen
      page={page}
      art={
        <RisingLines className="absolute inset-x-0 top-0 h-1/2 w-full text-brand-300 lg:top-auto lg:bottom-0 lg:h-5/6" />
      }
    >
      <Link to="/trang-chu" className="button button-first arrow">
        <Trans>Vào trang chủ</Trans>
      </Link>
      <Link to="/quan-he-co-dong" className="button">
        <Trans>Quan hệ cổ đông</Trans>
      </Link>
    </FullScreen>
  )
}
