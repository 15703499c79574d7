import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { StaticPath } from '#engine/model/urls/route-patterns.ts'
import { Link } from '#ui/link.tsx'
import { Reveal } from '#ui/motion/reveal.tsx'

interface Service {
  to: StaticPath
  name: MessageDescriptor
  summary: MessageDescriptor
}

const services: readonly Service[] = [
  {
    to: '/san-pham-dich-vu/moi-gioi-chung-khoan',
    name: msg`Môi giới chứng khoán`,
    summary: msg`Giao dịch, lưu ký và dịch vụ tài chính cho nhà đầu tư cá nhân và tổ chức.`,
  },
  {
    to: '/san-pham-dich-vu/ngan-hang-dau-tu',
    name: msg`Ngân hàng đầu tư`,
    summary: msg`Tư vấn huy động vốn, niêm yết, tái cấu trúc, mua bán và sáp nhập cho doanh nghiệp.`,
  },
  {
    to: '/trung-tam-phan-tich',
    name: msg`Trung tâm phân tích`,
    summary: msg`Báo cáo vĩ mô, ngành, công ty và nhận định thị trường hằng ngày.`,
  },
]

/** The lines of business. */
export function HomeServices() {
  const { i18n } = useLingui()
  return (
    <section className="border-b border-line">
      <div className="shell-width section-space">
        <h2 className="overline-mark text-title">
          <Trans>Sản phẩm dịch vụ</Trans>
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-3">
          {services.map(({ to, name, summary }) => (
            <Reveal key={to} as="li" className="border-t-3 border-mark pt-4">
              <Link to={to} className="link arrow text-lead font-semibold after:text-brand">
                {i18n._(name)}
              </Link>
              <p className="mt-1 text-ink-soft">{i18n._(summary)}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  )
}
