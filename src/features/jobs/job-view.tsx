import { Trans, useLingui } from '@lingui/react/macro'
import { siteName } from '#brand'
import { EmailLink } from '#features/layout/contact-links.tsx'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Fact } from '#ui/facts.tsx'
import { Link } from '#ui/link.tsx'
import { careersSections } from './careers-sections.ts'
import { jobBenefitLabels, jobLevelLabels, jobTypeLabels } from './labels.ts'
import { Pay } from './pay.tsx'
import type { JobPayload } from './payload.ts'

/** A job, and how to apply. After the last day to apply, the page stays with a notice. */
export function JobView({ page }: { page: JobPayload }) {
  return (
    <EntryLayout
      page={page}
      facts={useFacts(page)}
      opening={
        !page.isListed && (
          <p className="notice mt-0 mb-6">
            <Trans>
              Đã hết hạn nộp hồ sơ. Các vị trí đang tuyển nằm ở trang{' '}
              <Link to="/co-hoi-nghe-nghiep">Cơ hội nghề nghiệp</Link>.
            </Trans>
          </p>
        )
      }
      lead={
        page.isListed && (
          <p className="mb-8">
            <ApplyLink page={page} />
          </p>
        )
      }
      notes={
        page.isListed && (
          <>
            <Apply page={page} />
            <p className="mt-6">
              <ApplyLink page={page} />
            </p>
          </>
        )
      }
    />
  )
}

function useFacts({ facts }: JobPayload): Fact[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return [
    { label: t`Bộ phận`, value: facts.unit[locale] },
    { label: t`Cấp bậc`, value: i18n._(jobLevelLabels[facts.level]) },
    { label: t`Hình thức`, value: i18n._(jobTypeLabels[facts.type]) },
    { label: t`Nơi làm việc`, value: facts.place[locale] },
    { label: t`Thu nhập trước thuế`, value: <Pay facts={facts} /> },
    {
      label: t`Phúc lợi`,
      value: (
        <ul>
          {facts.benefits.map((one) => (
            <li key={one} className="pl-3 -indent-3">
              {i18n._(jobBenefitLabels[one])}
            </li>
          ))}
        </ul>
      ),
    },
    { label: t`Ngày đăng`, value: formatDate(locale, facts.postedOn) },
    { label: t`Hạn nộp hồ sơ`, value: formatDate(locale, facts.validThrough) },
  ]
}

/** The way to apply for this job: its form, otherwise a message to the desk that already has its subject. */
function ApplyLink({ page: { recruitment, facts, title } }: { page: JobPayload }) {
  if (facts.form) {
    return (
      <a href={facts.form} rel="noopener noreferrer" className="button button-first">
        <Trans>Ứng tuyển vị trí này</Trans>
      </a>
    )
  }
  if (!recruitment) return null
  return (
    <a href={toMessageHref(recruitment.email, title)} className="button button-first">
      <Trans>Ứng tuyển vị trí này qua thư điện tử</Trans>
    </a>
  )
}

function toMessageHref(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}

function Apply({ page }: { page: JobPayload }) {
  const { recruitment, facts, title } = page
  const locale = useLocale()
  const desk = recruitment?.name[locale]
  const host = facts.form && new URL(facts.form).host
  return (
    <div className="prose">
      <p>
        <strong>
          <Trans>Nộp hồ sơ</Trans>
        </strong>
      </p>
      {recruitment && (
        <p>
          <Trans>
            Gửi sơ yếu lý lịch và vài dòng giới thiệu tới {desk}, tiêu đề thư ghi “{title}”.
          </Trans>
        </p>
      )}
      <ul>
        {recruitment && (
          <li>
            <EmailLink address={recruitment.email} />
          </li>
        )}
        {facts.form && (
          <li>
            <a href={facts.form} rel="noopener noreferrer">
              <Trans>Biểu mẫu nộp hồ sơ tại {host}</Trans>
            </a>
          </li>
        )}
      </ul>
      <p>
        <Link to="/co-hoi-nghe-nghiep" hash={careersSections.steps}>
          <Trans>Các bước tuyển dụng và thời gian của từng bước</Trans>
        </Link>
      </p>
      <p>
        <Trans>{siteName} không thu bất kỳ khoản tiền nào của ứng viên.</Trans>{' '}
        <Link to="/co-hoi-nghe-nghiep" hash={careersSections.fraud}>
          <Trans>Cách nhận biết thư mời làm việc giả mạo</Trans>
        </Link>
      </p>
    </div>
  )
}
