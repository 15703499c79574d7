import { Trans } from '@lingui/react/macro'
import type { NothingView } from '#engine/model/search/results-view.ts'
import { Link } from '#ui/link.tsx'
import { Each } from './each.tsx'
import { SectionLinks } from './section-links.tsx'
import './nothing-found.css'

/** Suggestions where nothing matches. */
export function NothingFound({ nothing: { short, long, other, unfiltered } }: { nothing: NothingView }) {
  return (
    <div className="nothing-found">
      <h2>
        <Trans comment="heading">Không tìm thấy trang nào phù hợp</Trans>
      </h2>
      <ul>
        <Each of={short}>
          {() => (
            <li>
              <Trans>Hãy gõ ít nhất hai chữ cái, hoặc cả từ.</Trans>
            </li>
          )}
        </Each>
        <Each of={long}>
          {() => (
            <li>
              <Trans>Câu tìm kiếm quá dài: hãy giữ lại hai hoặc ba từ quan trọng nhất.</Trans>
            </li>
          )}
        </Each>
        <Each of={other}>
          {() => (
            <>
              <li>
                <Trans>Hãy thử ít từ hơn, hoặc từ khác cùng nghĩa.</Trans>
              </li>
              <li>
                <Trans>Hãy kiểm tra chính tả; có thể gõ không dấu.</Trans>
              </li>
            </>
          )}
        </Each>
        <Each of={unfiltered}>
          {({ href }) => (
            <li>
              <a href={href}>
                <Trans>Tìm trong mọi chuyên mục và mọi năm</Trans>
              </a>
            </li>
          )}
        </Each>
        <li>
          <Trans>
            Xem các chuyên mục dưới đây, hoặc <Link to="/ho-tro/lien-he">hỏi chúng tôi</Link>.
          </Trans>
        </li>
      </ul>
      <SectionLinks />
    </div>
  )
}
