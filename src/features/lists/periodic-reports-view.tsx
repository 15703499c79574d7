import type { ComponentProps } from 'react'
import { ListView } from './list-view.tsx'
import { PeriodicGrids } from '#features/disclosures/periodic-grids.tsx'

/** Periodic reports: by year and period, for those who look for one; below, all of them, newest first. */
export function PeriodicReportsView({ page }: Pick<ComponentProps<typeof ListView>, 'page'>) {
  return <ListView page={page} lead={page.grids && <PeriodicGrids grids={page.grids} />} />
}
