import type { ItemGroup, ListItems } from '#features/lists/payload.ts'
import type { PayloadBase } from '#model/payload.ts'

export interface HomePayload extends PayloadBase {
  kind: 'home'
  /** The newest market commentary, if there is one. */
  commentary: ListItems['commentary'] | null
  disclosures: ItemGroup
  /** Research, news, announcements. */
  latest: ItemGroup[]
}
