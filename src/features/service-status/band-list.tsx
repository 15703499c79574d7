import { useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { Link } from '#ui/link.tsx'
import { noticeKindLabels } from './labels.ts'
import { NoticeIcon } from './notice-icon.tsx'
import { NoticeTime } from './notice-time.tsx'
import type { BandNotice } from './payload.ts'
import './service-band.css'

/** The notices of the band, each in a line: its kind in words and by a shape, what it is, and when. */
export function BandList({ notices, now }: { notices: readonly BandNotice[]; now: Date }) {
  const { i18n } = useLingui()
  return (
    <ul>
      {notices.map((notice) => (
        <li key={notice.slug} data-kind={notice.kind}>
          <NoticeIcon kind={notice.kind} />
          <p>
            <strong>{i18n._(noticeKindLabels[notice.kind])}:</strong>{' '}
            <Link to="/ho-tro/tinh-trang-dich-vu" hash={notice.slug}>
              <span lang={notice.lang}>{notice.title}</span>
            </Link>{' '}
            <span className="band-time">
              <NoticeTime times={notice} now={now} />
            </span>{' '}
            {notice.sample && <SampleLabel />}
          </p>
        </li>
      ))}
    </ul>
  )
}
