import { Trans, useLingui } from '@lingui/react/macro'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { knowledgeCategoryLabels, knowledgeLevelLabels } from './labels.ts'
import type { KnowledgePayload } from './payload.ts'
import '#features/layout/table-of-contents.css'
import './knowledge-view.css'

/** An article, beside the glossary terms that it names. */
export function KnowledgeView({ page }: { page: KnowledgePayload }) {
  const { t, i18n } = useLingui()
  return (
    <EntryLayout
      page={page}
      facts={[
        { label: t`Chuyên mục`, value: i18n._(knowledgeCategoryLabels[page.facts.category]) },
        { label: t`Cấp độ`, value: i18n._(knowledgeLevelLabels[page.facts.level]) },
      ]}
      beside={page.terms.length > 0 && <UsedTerms page={page} />}
    />
  )
}

function UsedTerms({ page }: { page: KnowledgePayload }) {
  const locale = useLocale()
  return (
    <aside className="used-terms" aria-labelledby="thuat-ngu-trong-bai">
      <h2 id="thuat-ngu-trong-bai" className="aside-title">
        <Trans comment="heading">Thuật ngữ trong bài</Trans>
      </h2>
      <dl>
        {page.terms.map(({ slug, term, definition, textLocale }) => (
          <div key={slug} lang={textLocale === locale ? undefined : textLocale}>
            <dt>
              <HrefLink href={page.glossary} anchor={slug} className="link">
                {term}
              </HrefLink>
            </dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
