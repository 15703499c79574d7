import { Trans, useLingui } from '@lingui/react/macro'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Fact } from '#ui/facts.tsx'
import { jobTypeLabels } from './labels.ts'
import type { JobPayload } from './payload.ts'

/** A job, and how to apply. After the last day to apply, the page stays with a notice. */
export function JobView({ page }: { page: JobPayload }) {
  return (
    <EntryLayout
      page={page}
      facts={useFacts(page)}
      lead={
        !page.isListed && (
          <p className="notice mb-8">
            <Trans>Đã hết hạn nộp hồ sơ. Các vị trí đang tuyển nằm ở trang Cơ hội nghề nghiệp.</Trans>
          </p>
        )
      }
      notes={page.isListed && <Apply apply={page.facts.apply} />}
    />
  )
}

function useFacts({ facts }: JobPayload): Fact[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return [
    { label: t`Bộ phận`, value: facts.unit[locale] },
    { label: t`Hình thức`, value: i18n._(jobTypeLabels[facts.type]) },
    { label: t`Nơi làm việc`, value: facts.place[locale] },
    ...(facts.salary ? [{ label: t`Thu nhập`, value: facts.salary[locale] }] : []),
    { label: t`Ngày đăng`, value: formatDate(locale, facts.postedOn) },
    { label: t`Hạn nộp hồ sơ`, value: formatDate(locale, facts.validThrough) },
  ]
}

function Apply({ apply: { email, phone, url } }: { apply: JobPayload['facts']['apply'] }) {
  const { t } = useLingui()
  const ways = [
    ...(email ? [{ label: t`Thư điện tử`, href: `mailto:${email}`, text: email }] : []),
    ...(phone ? [{ label: t`Điện thoại`, href: `tel:${phone.replaceAll(' ', '')}`, text: phone }] : []),
    ...(url ? [{ label: t`Biểu mẫu`, href: url, text: new URL(url).host }] : []),
  ]
  return (
    <div className="prose">
      <p>
        <strong>
          <Trans>Nộp hồ sơ</Trans>
        </strong>
      </p>
      <ul>
        {ways.map(({ label, href, text }) => (
          <li key={href}>
            {label}:{' '}
            <a href={href} rel="noopener noreferrer">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
