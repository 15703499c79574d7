import { useLingui } from '@lingui/react/macro'
import { aboutSection, firmPages } from '#brand'
import { searchSections, type SearchSection } from '#engine/model/search/search-query.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import type { Href } from '#lib/href.ts'
import { sectionLabels } from './labels.ts'
import './section-links.css'

const sectionPages: Readonly<Record<SearchSection, Href>> = {
  'tin-tuc': toHref('/tin-tuc'),
  'phan-tich': toHref('/trung-tam-phan-tich'),
  'quan-he-co-dong': toHref('/quan-he-co-dong'),
  'san-pham-dich-vu': toHref('/san-pham-dich-vu'),
  'ho-tro': toHref('/ho-tro'),
  [aboutSection]: toHref(firmPages.about),
  'co-hoi-nghe-nghiep': toHref('/co-hoi-nghe-nghiep'),
}

const isThere = (section: SearchSection) => !isLeftOut(sectionPages[section])

/** Links to the parts of the site. */
export function SectionLinks() {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Các chuyên mục`} className="keeps-print">
      <ul className="section-links">
        {searchSections.filter(isThere).map((section) => (
          <li key={section}>
            <a href={sectionPages[section]}>{i18n._(sectionLabels[section])}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
