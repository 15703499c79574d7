import { Trans, useLingui } from '@lingui/react/macro'
import { languages, locales } from '#engine/model/locale/locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { assuranceLabels } from './labels.ts'
import type { PeriodicCell } from './payload.ts'
import '#ui/language-chip.css'
import './periodic-grid-cell.css'

/** A link to the report, or the reason why there is none. Screen readers read `name` as its row and column. */
export function PeriodicGridCell({ cell, name }: { cell: PeriodicCell; name: string }) {
  const { t, i18n } = useLingui()
  switch (cell.state) {
    case 'missing':
      return (
        <span className="grid-gap">
          <Trans>Chưa công bố</Trans>
        </span>
      )
    case 'ahead':
      return (
        <span className="grid-ahead">
          <Trans>Chưa đến kỳ</Trans>
        </span>
      )
    case 'published':
      return (
        <>
          <HrefLink href={cell.href} className="grid-report">
            {cell.assurance && cell.assurance !== 'chua-kiem-toan'
              ? i18n._(assuranceLabels[cell.assurance])
              : t`Báo cáo`}
            <span className="sr-only">: {name}</span>
          </HrefLink>
          {locales.some((locale) => !cell.locales.includes(locale)) && <OnlyIn cell={cell} />}
          {cell.isCorrected && (
            <span className="grid-note">
              <Trans>Đã được đính chính</Trans>
            </span>
          )}
        </>
      )
  }
}

/** The languages of a report that is not in all of them: a report that is has no mark. */
function OnlyIn({ cell }: { cell: Extract<PeriodicCell, { state: 'published' }> }) {
  const { t, i18n } = useLingui()
  const lacking = locales.filter((locale) => !cell.locales.includes(locale))
  return (
    <span className="grid-only">
      {cell.locales.map((locale) => (
        <span key={locale} className="language-chip" aria-hidden="true">
          {locale.toUpperCase()}
        </span>
      ))}
      {lacking.map((locale) => {
        const version = i18n._(languages[locale].versionMessage)
        return (
          <span key={locale} className="sr-only">
            {t`Chưa có ${version}`}
          </span>
        )
      })}
    </span>
  )
}
