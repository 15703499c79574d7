import { Trans } from '@lingui/react/macro'
import { Link } from '#ui/link.tsx'
import { FullScreen } from './full-screen.tsx'
import { LoopVideo } from './loop-video.tsx'
import type { LandingVideoPayload } from './payload.ts'

/** `/landing-video`: one screen beside a video loop that can be paused. */
export function LandingVideoView({ page }: { page: LandingVideoPayload }) {
  return (
    <FullScreen page={page} art={<LoopVideo name="stair" />}>
      <Link to="/landing" className="button button-first">
        <Trans>Bắt đầu đầu tư</Trans>
      </Link>
    </FullScreen>
  )
}
