import { Trans } from '@lingui/react/macro'
import { AlertForm } from './alert-form.tsx'
import type { AlertForm as AlertFormData } from './payload.ts'

/** The form for alerts of what a list or hub shows, at its end; nothing where there is none. */
export function PageAlerts({ alerts }: { alerts: AlertFormData | undefined }) {
  const id = 'nhan-thu-bao'
  return (
    alerts && (
      <section className="page-alerts" aria-labelledby={id}>
        <h2 id={id}>
          <Trans>Nhận thư khi có nội dung mới ở mục này</Trans>
        </h2>
        <AlertForm form={alerts} />
      </section>
    )
  )
}
