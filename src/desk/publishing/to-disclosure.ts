import { site } from '#site/site.ts'
import type { ActionRequest, Change, ChangePath } from '../protocol/changes.ts'
import type { Person } from '../protocol/people.ts'

type Who = Pick<Person, 'name' | 'email'>

/** True for a path of a collection whose entries are recorded once they are published. */
export const isArchived = (path: ChangePath): boolean =>
  site.names.some((name) => path.startsWith(`${name}/`) && site.collections[name].isArchived)

/** The arguments of `disclose`; undefined for what is not recorded. */
export function toDisclosure(
  { path, kind, order }: Change,
  by: Who,
  approver: Who | undefined,
  request: ActionRequest,
): string[] | undefined {
  if (kind === 'remove' || (!order && !isArchived(path))) return undefined
  return [
    ...(order ? [order.action] : []),
    path,
    `--by=${by.name}`,
    ...(approver ? [`--approved-by=${approver.name}`] : []),
    ...(order ? Object.entries(order.reason).map(([locale, text]) => `--reason-${locale}=${text}`) : []),
    ...(order?.opensAt === undefined ? [] : [`--opens-at=${order.opensAt}`]),
    ...(order?.recordDate === undefined ? [] : [`--record-date=${order.recordDate}`]),
    ...(request.isUrgent ? ['--urgent', `--reason=${request.reason?.vi ?? ''}`] : []),
    ...(request.isShown ? ['--show'] : []),
  ]
}
