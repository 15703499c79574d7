import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Facts, type Fact } from '#ui/facts.tsx'
import { Prose } from '#ui/prose.tsx'
import type { Person } from './payload.ts'

/** The biography of a person, with other posts and shares held; closed, so that the cards stay short. */
export function LeaderDetails({ person }: { person: Person }) {
  const locale = useLocale()
  const facts = usePersonFacts(person)
  const { html, title, textLocale } = person
  if (!html && facts.length === 0) return null
  return (
    <details className="leader-details">
      <summary>
        <Trans>Tiểu sử</Trans>
        <span className="sr-only">: {title}</span>
      </summary>
      {html && <Prose html={html} lang={textLocale === locale ? undefined : textLocale} />}
      <Facts facts={facts} />
    </details>
  )
}

function usePersonFacts({ facts, holding, present }: Person): Fact[] {
  const { t } = useLingui()
  const locale = useLocale()
  const { shares, otherPosts } = facts
  return [
    ...(present.length > 1 ? [{ label: t`Chức vụ tại Công ty`, value: present.join('; ') }] : []),
    ...(otherPosts
      ? [
          {
            label: t`Chức vụ tại tổ chức khác`,
            value: otherPosts.length > 0 ? otherPosts.map((post) => post[locale]).join('; ') : t`Không có`,
          },
        ]
      : []),
    ...(shares ? [{ label: t`Cổ phiếu sở hữu tại ngày ${formatDate(locale, shares.asOf)}`, value: toHolding() }] : []),
  ]

  function toHolding(): string {
    const count = formatDecimal(locale, shares?.count ?? '0')
    if (shares?.count === '0') return t`Không sở hữu`
    return holding === undefined ? count : t`${count}, bằng ${formatDecimal(locale, holding)}% số cổ phiếu`
  }
}
