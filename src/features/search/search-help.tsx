import { Trans, useLingui } from '@lingui/react/macro'
import { toQueryUrl } from '#engine/model/search/search-url.ts'
import { SectionLinks } from './results/section-links.tsx'
import './results/section-links.css'
import './search-help.css'

/** Explains the search with examples: shown while there is no query. */
export function SearchHelp() {
  const { t } = useLingui()
  const examples = [t`biểu phí`, t`báo cáo tài chính`, t`đại hội đồng cổ đông`, t`nhận định thị trường`]
  return (
    <div className="search-help">
      <section>
        <h2>
          <Trans>Ví dụ</Trans>
        </h2>
        <ul className="section-links">
          {examples.map((example) => (
            <li key={example}>
              <a href={toQueryUrl({ q: example, page: 1 })}>{example}</a>
            </li>
          ))}
        </ul>
        <ul className="search-tips">
          <li>
            <Trans>Gõ có dấu hay không dấu đều được: “co dong” tìm ra “cổ đông”.</Trans>
          </li>
          <li>
            <Trans>Có thể tìm theo mã chứng khoán, số văn bản, năm, và chữ viết tắt như BCTC, ĐHĐCĐ.</Trans>
          </li>
        </ul>
      </section>
      <section>
        <h2>
          <Trans>Các chuyên mục</Trans>
        </h2>
        <SectionLinks />
      </section>
    </div>
  )
}
