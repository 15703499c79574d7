import type { ComponentProps } from 'react'
import { PeriodicGrids } from '#features/disclosures/periodic-grids.tsx'
import { ListView } from './list-view.tsx'

/** Periodic reports: a grid by year and period, and the list of all reports below it. */
export function PeriodicReportsView({ page }: Pick<ComponentProps<typeof ListView>, 'page'>) {
  return <ListView page={page} lead={page.grids && <PeriodicGrids grids={page.grids} />} />
}
