import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import type { CalculatorPayload } from './payload.ts'
import { RuleList, ruleListId } from './rule-list.tsx'
import type { Rule } from './rules.ts'
import './calculator-page.css'

interface CalculatorPageProps {
  page: CalculatorPayload
  rules: readonly Rule[]
  /** Further items of their list. */
  moreRules?: ReactNode
  /** True if what it computes with is a sample. */
  isSample?: boolean | undefined
  /** The parts of the page that have a heading of their own. */
  parts?: readonly { id: string; text: string }[]
  /** The calculator. */
  children: ReactNode
}

/** The page of a calculator: the form first, then how it computes, then the rules that it applies. */
export function CalculatorPage({
  page,
  rules,
  moreRules,
  isSample = false,
  parts = [],
  children,
}: CalculatorPageProps) {
  const { t } = useLingui()
  const level = 2 as const
  const headings = [
    ...parts.map((part) => ({ ...part, level })),
    ...page.headings,
    { id: ruleListId, text: t`Căn cứ`, level },
  ]
  return (
    <>
      <PageHeader page={labelSamples(page, [{ facts: { sample: isSample } }])} />
      <PageBody section={page.section} aside={<TableOfContents page={{ ...page, headings }} />}>
        {children}
        <div className="calculator-text">
          <PageText page={page} />
        </div>
        <RuleList rules={rules} more={moreRules} />
      </PageBody>
    </>
  )
}
