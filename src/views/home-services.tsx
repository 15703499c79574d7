import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Reveal } from '#ui/reveal.tsx'

/** The lines of business, each with a drawing of its own: an order book, a rising structure, a magnified curve. */
export function HomeServices() {
  return (
    <section className="shell-width section-space">
      <h2 className="overline-mark text-3xl">
        <Trans>Sản phẩm dịch vụ</Trans>
      </h2>
      <ul className="mt-8 grid gap-5 lg:grid-cols-3">
        <Reveal as="li" className="flex">
          <Link to="/san-pham-dich-vu/moi-gioi-chung-khoan" className={card}>
            <Drawing path="M8 14h34M8 26h22M8 38h28M8 50h14M56 14h-6M56 26H38M56 38H44M56 50H30" />
            <Name>
              <Trans>Môi giới chứng khoán</Trans>
            </Name>
            <span className="mt-3 block text-brand-100">
              <Trans>Giao dịch, lưu ký và dịch vụ tài chính cho nhà đầu tư cá nhân và tổ chức.</Trans>
            </span>
          </Link>
        </Reveal>
        <Reveal as="li" className="flex">
          <Link to="/san-pham-dich-vu/ngan-hang-dau-tu" className={card}>
            <Drawing path="M8 56h48M12 56V40h10v16M27 56V28h10v28M42 56V10h10v46" />
            <Name>
              <Trans>Ngân hàng đầu tư</Trans>
            </Name>
            <span className="mt-3 block text-brand-100">
              <Trans>Tư vấn huy động vốn, niêm yết, tái cấu trúc, mua bán và sáp nhập cho doanh nghiệp.</Trans>
            </span>
          </Link>
        </Reveal>
        <Reveal as="li" className="flex">
          <Link to="/trung-tam-phan-tich" className={card}>
            <Drawing path="M40 26a16 16 0 1 1-32 0a16 16 0 0 1 32 0zM36 38l20 18M14 28l7-6l5 6l9-9" />
            <Name>
              <Trans>Trung tâm phân tích</Trans>
            </Name>
            <span className="mt-3 block text-brand-100">
              <Trans>Báo cáo vĩ mô, ngành, công ty và nhận định thị trường hằng ngày.</Trans>
            </span>
          </Link>
        </Reveal>
      </ul>
    </section>
  )
}

function Drawing({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className="size-16 text-brand-300"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}

function Name({ children }: { children: ReactNode }) {
  return (
    <span className="mt-8 flex items-baseline justify-between gap-4 text-2xl font-semibold">
      <span>{children}</span>
      <span aria-hidden="true" className="text-brand-300 transition-transform group-hover:translate-x-1">
        →
      </span>
    </span>
  )
}

const card =
  'group on-dark block w-full rounded-md border border-transparent bg-brand-900 p-7 text-white transition-colors hover:bg-brand-800 active:bg-brand-950 lg:p-8'
