import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { toHref } from '#engine/model/urls/href.ts'
import type { Href } from '#lib/href.ts'
import { HrefLink } from '#ui/link.tsx'
import { Prose } from '#ui/prose.tsx'
import type { HomePayload } from './payload.ts'

const visitors: readonly { href: Href; label: MessageDescriptor }[] = [
  { href: toHref('/landing'), label: msg`Người mới đầu tư` },
  { href: toHref('/$', { _splat: 'san-pham-dich-vu/khach-hang-to-chuc' }), label: msg`Khách hàng tổ chức` },
  { href: toHref('/san-pham-dich-vu/ngan-hang-dau-tu'), label: msg`Doanh nghiệp` },
  { href: toHref('/quan-he-co-dong'), label: msg`Cổ đông` },
  { href: toHref('/thong-cao-bao-chi'), label: msg`Báo chí` },
  { href: toHref('/co-hoi-nghe-nghiep'), label: msg`Ứng viên` },
]

/** The text of the page, beside where each kind of visitor begins. */
export function HomeAudience({ page }: { page: HomePayload }) {
  const { i18n } = useLingui()
  return (
    <section className="border-t border-line">
      <div className="shell-width section-space grid gap-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-20">
        <Prose html={page.html} lang={page.textLocale === page.locale ? undefined : page.textLocale} />
        <nav
          aria-labelledby="visitors"
          className="self-start border-t-3 border-mark bg-surface p-7 lg:p-9 print:hidden"
        >
          <h2 id="visitors" className="text-title">
            <Trans>Dành cho</Trans>
          </h2>
          <ul className="mt-4">
            {visitors.map(({ href, label }) => (
              <li key={href} className="border-b border-line-strong last:border-b-0">
                <HrefLink
                  href={href}
                  className="link arrow flex min-h-12 items-center justify-between py-2 font-semibold after:text-brand"
                >
                  {i18n._(label)}
                </HrefLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  )
}
