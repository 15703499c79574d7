import { Trans, useLingui } from '@lingui/react/macro'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { unitKinds } from './collections/vocabulary.ts'
import { unitKindLabels } from './labels.ts'
import type { OrganisationPayload, UnitNode } from './payload.ts'
import './organisation-view.css'

/** The organisation chart: nested lists, which the styles draw as boxes and lines on wide screens. */
export function OrganisationView({ page }: { page: OrganisationPayload }) {
  const { i18n } = useLingui()
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} aside={<TableOfContents page={page} />}>
        {page.root && (
          <figure className="org-figure">
            <ul className="org-chart">
              <UnitItem unit={page.root} />
            </ul>
            <figcaption className="meta">
              <Trans>Sơ đồ tổ chức</Trans>
              {unitKinds.map((kind) => (
                <span key={kind} className={`org-key unit-${kind}`}>
                  {i18n._(unitKindLabels[kind])}
                </span>
              ))}
              {page.root.sample && !page.sample && <SampleLabel />}
            </figcaption>
          </figure>
        )}
        <PageText page={page} />
      </PageBody>
    </>
  )
}

function UnitItem({ unit }: { unit: UnitNode }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const foreign = unit.textLocale === locale ? undefined : unit.textLocale
  return (
    <li>
      <div id={unit.slug} className={`unit unit-${unit.kind}`}>
        <strong lang={foreign}>{unit.title}</strong>
        <span className="sr-only"> ({i18n._(unitKindLabels[unit.kind])})</span>
        {unit.head && (
          <HrefLink href={unit.head.href} anchor={unit.head.anchor} className="link">
            {unit.head.title}
          </HrefLink>
        )}
        <small lang={foreign}>{unit.summary}</small>
      </div>
      {unit.units.length > 0 && (
        <ul className={unit.units.some(({ units }) => units.length > 0) ? 'across' : undefined}>
          {unit.units.map((below) => (
            <UnitItem key={below.slug} unit={below} />
          ))}
        </ul>
      )}
    </li>
  )
}
