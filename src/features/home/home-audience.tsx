import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { StaticPath } from '#model/urls/route-patterns.ts'
import { Link } from '#ui/link.tsx'
import { Prose } from '#ui/prose.tsx'
import type { HomePayload } from './payload.ts'

const startLinks = [
  { to: '/ho-tro/huong-dan-giao-dich', label: msg`Hướng dẫn giao dịch` },
  { to: '/ho-tro/kien-thuc', label: msg`Kiến thức` },
  { to: '/ho-tro/bieu-phi', label: msg`Biểu phí` },
  { to: '/ho-tro/cac-cau-hoi-thuong-gap', label: msg`Các câu hỏi thường gặp` },
  { to: '/ho-tro/lien-he', label: msg`Liên hệ` },
] as const satisfies readonly { to: StaticPath; label: MessageDescriptor }[]

/** The text of the page, beside links for new customers. */
export function HomeAudience({ page }: { page: HomePayload }) {
  const { i18n } = useLingui()
  return (
    <section className="border-t border-line">
      <div className="shell-width section-space grid gap-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-20">
        <Prose html={page.html} lang={page.textLocale === page.locale ? undefined : page.textLocale} />
        <div className="self-start border-t-3 border-brand-600 bg-surface p-7 lg:p-9">
          <h2 className="text-2xl">
            <Trans>Bắt đầu từ đâu</Trans>
          </h2>
          <ul className="mt-4">
            {startLinks.map(({ to, label }) => (
              <li key={to} className="border-b border-line-strong last:border-b-0">
                <Link
                  to={to}
                  className="link arrow flex min-h-12 items-center justify-between py-2 font-semibold after:text-brand-700"
                >
                  {i18n._(label)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
