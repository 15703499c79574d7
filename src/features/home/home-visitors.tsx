import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import type { Href } from '#lib/href.ts'
import { toHref } from '#model/urls/href.ts'
import { HrefLink } from '#ui/link.tsx'

const visitors: readonly { href: Href; label: MessageDescriptor }[] = [
  { href: toHref('/landing'), label: msg`Người mới đầu tư` },
  { href: toHref('/$', { _splat: 'san-pham-dich-vu/khach-hang-to-chuc' }), label: msg`Khách hàng tổ chức` },
  { href: toHref('/san-pham-dich-vu/ngan-hang-dau-tu'), label: msg`Doanh nghiệp` },
  { href: toHref('/quan-he-co-dong'), label: msg`Cổ đông` },
  { href: toHref('/thong-cao-bao-chi'), label: msg`Báo chí` },
  { href: toHref('/co-hoi-nghe-nghiep'), label: msg`Ứng viên` },
]

/** Where each kind of visitor begins. */
export function HomeVisitors() {
  const { i18n } = useLingui()
  const { t } = useMacro()
  return (
    <nav aria-label={t`Dành cho`} className="mt-8">
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-1 text-brand-100">
        {visitors.map(({ href, label }) => (
          <li key={href}>
            <HrefLink
              href={href}
              className="arrow inline-flex min-h-11 items-center font-semibold hover:text-white hover:underline"
            >
              {i18n._(label)}
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
