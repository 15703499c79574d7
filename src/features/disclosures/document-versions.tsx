import { Trans, useLingui } from '@lingui/react/macro'
import { validityLabels, validityTones } from '#features/layout/entry/entry-mark-labels.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { Tag } from '#ui/tag.tsx'
import type { GovernancePayload } from './payload.ts'
import './document-versions.css'

/** Every version of a document with its term; nothing if there is only one version. */
export function DocumentVersions({ page }: { page: GovernancePayload }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  if (page.versions.length < 2) return null
  return (
    <section className="document-versions" aria-labelledby="cac-phien-ban">
      <h2 id="cac-phien-ban">
        <Trans>Các phiên bản</Trans>
      </h2>
      <ol>
        {page.versions.map(({ link, version, effectiveFrom, effectiveTo, validity }) => {
          const from = formatDate(locale, effectiveFrom)
          const to = effectiveTo && formatDate(locale, effectiveTo)
          return (
            <li key={link.href}>
              <HrefLink href={link.href}>
                <Trans>Phiên bản {version}</Trans>
                <span className="sr-only" lang={link.lang}>
                  : {link.title}
                </span>
              </HrefLink>
              <span>
                {to ? (
                  <Trans>
                    Từ {from} đến {to}
                  </Trans>
                ) : (
                  <Trans>Từ {from}</Trans>
                )}
              </span>
              <Tag tone={validityTones[validity]}>{i18n._(validityLabels[validity])}</Tag>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
