import { toEntryPayload } from '#engine/render/payload/to-entry-payload.ts'
import { toChartItem } from './to-chart-item.ts'

/** The builders of collections whose pages show the entry and nothing else. */
export const plainEntry = { toPayload: toEntryPayload, toItem: toChartItem }
