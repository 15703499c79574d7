import { toEntryPayload } from '#engine/render/payload/to-entry-payload.ts'
import { toItem } from '#engine/render/payload/to-item.ts'

/** The builders of collections whose pages show the entry and nothing else. */
export const plainEntry = { toPayload: toEntryPayload, toItem }
