import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { StaticPath } from '#model/urls/route-patterns.ts'
import { Link } from '#ui/link.tsx'
import { Reveal } from '#ui/motion/reveal.tsx'

interface Service {
  to: StaticPath
  name: MessageDescriptor
  summary: MessageDescriptor
  /** The path of an SVG drawing, 64 × 64. */
  drawing: string
}

const services = [
  {
    to: '/san-pham-dich-vu/moi-gioi-chung-khoan',
    name: msg`Môi giới chứng khoán`,
    summary: msg`Giao dịch, lưu ký và dịch vụ tài chính cho nhà đầu tư cá nhân và tổ chức.`,
    // An order book.
    drawing: 'M8 14h34M8 26h22M8 38h28M8 50h14M56 14h-6M56 26H38M56 38H44M56 50H30',
  },
  {
    to: '/san-pham-dich-vu/ngan-hang-dau-tu',
    name: msg`Ngân hàng đầu tư`,
    summary: msg`Tư vấn huy động vốn, niêm yết, tái cấu trúc, mua bán và sáp nhập cho doanh nghiệp.`,
    // Rising columns.
    drawing: 'M8 56h48M12 56V40h10v16M27 56V28h10v28M42 56V10h10v46',
  },
  {
    to: '/trung-tam-phan-tich',
    name: msg`Trung tâm phân tích`,
    summary: msg`Báo cáo vĩ mô, ngành, công ty và nhận định thị trường hằng ngày.`,
    // A curve under a magnifying glass.
    drawing: 'M40 26a16 16 0 1 1-32 0a16 16 0 0 1 32 0zM36 38l20 18M14 28l7-6l5 6l9-9',
  },
] as const satisfies readonly Service[]

/** The lines of business. */
export function HomeServices() {
  const { i18n } = useLingui()
  return (
    <section className="shell-width section-space">
      <h2 className="overline-mark text-3xl">
        <Trans>Sản phẩm dịch vụ</Trans>
      </h2>
      <ul className="mt-8 grid gap-5 lg:grid-cols-3">
        {services.map(({ to, name, summary, drawing }) => (
          <Reveal key={to} as="li" className="flex">
            <Link to={to} className={card}>
              <svg
                viewBox="0 0 64 64"
                className="size-12 shrink-0 text-brand-300 sm:size-16"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden="true"
                focusable="false"
              >
                <path d={drawing} />
              </svg>
              <span className="grow">
                <span className="arrow flex items-center justify-between text-2xl font-semibold after:text-lg after:text-brand-300">
                  {i18n._(name)}
                </span>
                <span className="mt-3 block text-brand-100">{i18n._(summary)}</span>
              </span>
            </Link>
          </Reveal>
        ))}
      </ul>
    </section>
  )
}

/** On a tablet the drawing is beside the text, so that the card is no higher than its text. */
const card =
  'on-dark flex w-full flex-col gap-x-8 gap-y-6 rounded-md border border-transparent bg-brand-900 p-6 text-white transition-colors hover:bg-brand-800 active:bg-brand-950 sm:flex-row lg:flex-col lg:gap-y-8 lg:p-8'
