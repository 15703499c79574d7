import { Trans, useLingui } from '@lingui/react/macro'
import { toQueryUrl } from '#engine/model/search/search-url.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import { SectionLinks } from './results/section-links.tsx'
import './results/section-links.css'
import './search-help.css'

/** Explains the search with examples: shown while there is no query. */
export function SearchHelp() {
  const { t } = useLingui()
  // Each with the page that it finds.
  const examples = [
    { q: t`biểu phí`, page: toHref('/ho-tro/bieu-phi') },
    { q: t`báo cáo tài chính`, page: toHref('/quan-he-co-dong/bao-cao-dinh-ky') },
    { q: t`đại hội đồng cổ đông`, page: toHref('/quan-he-co-dong/dai-hoi-co-dong') },
    { q: t`nhận định thị trường`, page: toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong') },
  ].filter(({ page }) => !isLeftOut(page))
  return (
    <div className="search-help">
      <section>
        {examples.length > 0 && (
          <>
            <h2>
              <Trans>Ví dụ</Trans>
            </h2>
            <ul className="section-links">
              {examples.map(({ q }) => (
                <li key={q}>
                  <a href={toQueryUrl({ q, page: 1 })}>{q}</a>
                </li>
              ))}
            </ul>
          </>
        )}
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
