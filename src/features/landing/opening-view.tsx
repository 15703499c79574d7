import { Trans } from '@lingui/react/macro'
import { Link } from '#ui/link.tsx'
import { FullScreen } from './full-screen.tsx'
import type { OpeningPayload } from './payload.ts'
import { StairArt } from './stair-art.tsx'

/** `/`: one screen that introduces the firm, with a link to the home page. */
export function OpeningView({ page }: { page: OpeningPayload }) {
  return (
    <FullScreen page={page} art={<StairArt />}>
      <Link to="/trang-chu" className="button button-first arrow">
        <Trans>Vào trang chủ</Trans>
      </Link>
      <Link to="/quan-he-co-dong" className="button">
        <Trans>Quan hệ cổ đông</Trans>
      </Link>
    </FullScreen>
  )
}
