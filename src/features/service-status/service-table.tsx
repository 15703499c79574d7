import { useLingui } from '@lingui/react/macro'
import { DataTable } from '#ui/data-table.tsx'
import { services } from './codes.ts'
import { noticeImpactLabels, noticeKindLabels, serviceLabels } from './labels.ts'
import type { ServiceNotice } from './payload.ts'

/** Each service with what is going on with it. That nothing is said of one does not mean that it works. */
export function ServiceTable({ notices }: { notices: readonly ServiceNotice[] }) {
  const { t, i18n } = useLingui()
  const rows = services.map((service) => {
    const own = notices.filter(({ facts }) => facts.services.includes(service))
    const states = own.map(({ slug, facts }) => (
      <a key={slug} href={`#${slug}`}>
        {i18n._(noticeKindLabels[facts.kind])} · {i18n._(noticeImpactLabels[facts.impact])}
      </a>
    ))
    return {
      key: service,
      head: i18n._(serviceLabels[service]),
      cells: [own.length > 0 ? states : t`Không có thông báo`],
    }
  })
  return <DataTable name={t`Tình trạng từng dịch vụ`} columns={[t`Dịch vụ`, t`Tình trạng`]} rows={rows} />
}
