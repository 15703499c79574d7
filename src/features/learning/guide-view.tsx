import { Trans, useLingui } from '@lingui/react/macro'
import { AccountOpening } from '#features/landing/account-opening.tsx'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import { Prose } from '#ui/prose.tsx'
import { platformLabels } from './labels.ts'
import type { GuidePayload } from './payload.ts'
import '#features/layout/stair.css'
import './guide-view.css'

/** A trading guide: its steps, and the text before and after them. */
export function GuideView({ page }: { page: GuidePayload }) {
  const { t, i18n } = useLingui()
  const { steps, after, textLocale } = page
  return (
    <EntryLayout
      page={page}
      facts={[
        { label: t`Thực hiện`, value: i18n._(platformLabels[page.facts.platform]) },
        { label: t`Số bước`, value: steps.length },
      ]}
      opening={page.facts.opensAccount && <AccountOpening />}
      below={
        <>
          <ol className="guide-steps stair">
            {steps.map(({ number, html }) => (
              <li key={number} id={`buoc-${number}`}>
                <a href={`#buoc-${number}`}>
                  <Trans>Bước {number}</Trans>
                </a>
                <Prose html={html} lang={textLocale} />
              </li>
            ))}
          </ol>
          <Prose html={after} lang={textLocale} />
        </>
      }
    />
  )
}
