import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { OutsideLink } from '#ui/outside-link.tsx'
import type { Rule } from './rules.ts'
import './rule-list.css'

export const ruleListId = 'can-cu'

/** The rules that a calculator applies, and further items, each with its source and how far it was checked. */
export function RuleList({ rules, more }: { rules: readonly Rule[]; more?: ReactNode }) {
  const { t, i18n } = useLingui()
  return (
    <section className="calculator-rules" aria-labelledby={ruleListId}>
      <h2 id={ruleListId}>
        <Trans>Căn cứ</Trans>
      </h2>
      <ul>
        {rules.map(({ says, source, href, ...checked }) => (
          <li key={says.id}>
            {i18n._(says)}{' '}
            <small>
              {href === undefined ? (
                i18n._(source)
              ) : (
                <OutsideLink href={href} note={t`(trang khác)`} className="link">
                  {i18n._(source)}
                </OutsideLink>
              )}
              {'; '}
              <Checked {...checked} />
            </small>
          </li>
        ))}
        {more}
      </ul>
      <p>
        <Trans>
          Kết quả để tham khảo, tính từ số liệu Quý khách nhập; không phải khuyến nghị đầu tư hay tư vấn thuế.
        </Trans>
      </p>
    </section>
  )
}

export function Checked({ checkedOn, reading }: Pick<Rule, 'checkedOn' | 'reading'>) {
  const day = formatDate(useLocale(), checkedOn)
  return reading === 'read' ? (
    <Trans>đọc ngày {day}.</Trans>
  ) : (
    <Trans>theo nguồn dẫn lại, chưa đọc nguyên văn, tra ngày {day}: chỉ để tham khảo.</Trans>
  )
}
