import { useLingui } from '@lingui/react/macro'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Fact } from '#ui/facts.tsx'
import { audienceLabels, newsCategoryLabels, severityLabels } from './labels.ts'
import type { ArticlePayload } from './payload.ts'

/** The page of a news item, an announcement or a press release. */
export function ArticleView({ page }: { page: ArticlePayload }) {
  return <EntryLayout page={page} facts={useFacts(page)} />
}

function useFacts(page: ArticlePayload): Fact[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  switch (page.kind) {
    case 'news':
      return [{ label: t`Chuyên mục`, value: i18n._(newsCategoryLabels[page.facts.category]) }]
    case 'announcements': {
      const { refNo, audience, severity, effectiveFrom, expiresAt } = page.facts
      return [
        { label: t`Số hiệu`, value: refNo },
        { label: t`Đối tượng`, value: i18n._(audienceLabels[audience]) },
        { label: t`Mức độ`, value: i18n._(severityLabels[severity]) },
        { label: t`Áp dụng từ`, value: formatDate(locale, effectiveFrom) },
        ...(expiresAt ? [{ label: t`Đến hết`, value: formatDate(locale, expiresAt) }] : []),
      ]
    }
    // Who answers journalists is said below the text: the desk of the list.
    case 'press-releases':
      return []
  }
}
