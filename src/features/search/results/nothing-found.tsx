import { Trans } from '@lingui/react/macro'
import type { SearchAnswer } from '#engine/model/search/search-answer.ts'
import { toQueryUrl } from '#engine/model/search/search-url.ts'
import { Link } from '#ui/link.tsx'
import { SectionLinks } from './section-links.tsx'
import './nothing-found.css'

/** Letters of a query. Below the least, nearly every page matches; longer ones are more than what is searched for. */
const lengths = { least: 2, most: 100 }

/** Suggestions where nothing matches. */
export function NothingFound({ answer: { query, sections, years } }: { answer: SearchAnswer }) {
  const { q, section, year } = query
  const length = [...q.trim()].length
  const isFiltered = section !== undefined || year !== undefined
  return (
    <div className="nothing-found">
      <h2>
        <Trans comment="heading">Không tìm thấy trang nào phù hợp</Trans>
      </h2>
      <ul>
        {length < lengths.least && (
          <li>
            <Trans>Vui lòng nhập ít nhất hai ký tự hoặc cả từ.</Trans>
          </li>
        )}
        {length > lengths.most && (
          <li>
            <Trans>Từ khoá quá dài: vui lòng chỉ giữ lại hai hoặc ba từ quan trọng nhất.</Trans>
          </li>
        )}
        {length >= lengths.least && length <= lengths.most && (
          <>
            <li>
              <Trans>Vui lòng thử ít từ hơn hoặc dùng từ đồng nghĩa.</Trans>
            </li>
            <li>
              <Trans>Vui lòng kiểm tra chính tả; có thể gõ không dấu.</Trans>
            </li>
          </>
        )}
        {isFiltered && sections.length + years.length > 0 && (
          <li>
            <a href={toQueryUrl({ q, page: 1 })}>
              <Trans>Tìm trong mọi chuyên mục và mọi năm</Trans>
            </a>
          </li>
        )}
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
