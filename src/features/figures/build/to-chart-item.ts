import type { Entry } from '#engine/model/entries/content.ts'
import type { ItemOf } from '#engine/model/lists/item.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import { toItem, type ItemContext } from '#engine/render/payload/to-item.ts'
import { addChart } from './to-entry-chart.ts'

/** An entry for lists, with the figures of its chart if it has one. */
export function toChartItem<C extends RoutedName>(entry: Entry<C>, context: ItemContext): ItemOf<C> {
  const { chart } = addChart(context, entry)
  return { ...toItem(entry, context), ...(chart && { course: chart.rows.map(({ value }) => value) }) }
}
