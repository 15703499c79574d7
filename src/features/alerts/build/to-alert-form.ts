import type { AlertList } from '#engine/model/config/alert-service.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { AlertForm, AlertTopic } from '../payload.ts'

/** Where the public form of a listmonk is sent (its `cmd/public.go`). */
const formPath = '/subscription/form'

/** The form with the topics that `toTitle` names, in the language of the page; undefined where the site sends no alerts. */
export function toAlertForm(
  { alerts, locale }: Pick<PayloadContext, 'alerts' | 'locale'>,
  toTitle: (list: AlertList) => string | undefined,
): AlertForm | undefined {
  if (!alerts) return undefined
  const topics = alerts.lists.flatMap((list): AlertTopic[] => {
    const title = list.locale === locale ? toTitle(list) : undefined
    return title === undefined ? [] : [{ title, list: list.id }]
  })
  return topics.length > 0 ? { action: alerts.origin + formPath, topics } : undefined
}

/** The form of a page with a feed, for that feed alone. */
export function toPageAlerts(context: PayloadContext, path: string, title: string): { alerts?: AlertForm } {
  const alerts = toAlertForm(context, (list) => (list.path === path ? title : undefined))
  return alerts ? { alerts } : {}
}
