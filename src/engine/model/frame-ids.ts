import { mainId } from '#brand'
import { pageDataId } from './config/page-data.ts'

/** The id of the content of every page, below its header: the first link of a page leads to it. */
export { mainId }

/** Ids of every page that a heading of its content must not have. */
export const frameIds: ReadonlySet<string> = new Set([mainId, pageDataId])
