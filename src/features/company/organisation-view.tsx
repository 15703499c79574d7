import { Trans, useLingui } from '@lingui/react/macro'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { unitKinds } from './collections/vocabulary.ts'
import { unitKindLabels } from './labels.ts'
import type { OrganisationPayload, UnitNode } from './payload.ts'
import './organisation-view.css'

/** The organisation chart: nested lists, which the styles draw as boxes and lines on wide screens. */
export function OrganisationView({ page }: { page: OrganisationPayload }) {
  const { root } = page
  return (
    <>
      <PageHeader page={root?.sample ? { ...page, sample: true } : page} />
      <PageBody
        section={page.section}
        opening={root && <OrganisationChart root={root} />}
        aside={<TableOfContents page={page} />}
      >
        <PageText page={page} />
      </PageBody>
    </>
  )
}

function OrganisationChart({ root }: { root: UnitNode }) {
  const { i18n } = useLingui()
  return (
    <div className="shell-width">
      <figure className="org-figure">
        <ul className="org-chart">
          <UnitItem unit={root} />
        </ul>
        <figcaption className="meta">
          <Trans>Sơ đồ tổ chức</Trans>
          {unitKinds.map((kind) => (
            // Each unit says its kind itself.
            <span key={kind} className={`org-key unit-${kind}`} aria-hidden="true">
              {i18n._(unitKindLabels[kind])}
            </span>
          ))}
        </figcaption>
      </figure>
    </div>
  )
}

function UnitItem({ unit }: { unit: UnitNode }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const foreign = unit.textLocale === locale ? undefined : unit.textLocale
  const levels = countLevels(unit)
  return (
    <li className={levels > 2 ? 'in-line' : undefined}>
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
        <ul className={listClasses[levels] ?? 'spine'}>
          {unit.units.map((below) => (
            <UnitItem key={below.slug} unit={below} />
          ))}
        </ul>
      )}
    </li>
  )
}

/**
 * How the units below one with so many levels stand on wide screens: in a column; side by side, each with a column; or, with
 * more levels, one below the other in the middle, with committees beside them.
 */
const listClasses: Readonly<Record<number, string>> = { 2: 'column', 3: 'across' }

/** The levels of a unit: 1 if it has no units below it. */
function countLevels({ units }: UnitNode): number {
  return 1 + Math.max(0, ...units.map(countLevels))
}
