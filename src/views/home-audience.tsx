import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { HomePayload } from '#model/payload.ts'
import { Prose } from '#ui/prose.tsx'

/** Whom the firm serves and how, beside the ways for whoever wants to begin. */
export function HomeAudience({ page }: { page: HomePayload }) {
  return (
    <section className="border-t border-line">
      <div className="shell-width section-space grid gap-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-20">
        <Prose html={page.html} lang={page.textLocale === page.locale ? undefined : page.textLocale} />
        <div className="self-start border-t-3 border-brand-600 bg-surface p-7 lg:p-9">
          <h2 className="text-2xl">
            <Trans>Bắt đầu từ đâu</Trans>
          </h2>
          <ul className="mt-4">
            <li className={row}>
              <Link to="/ho-tro/huong-dan-giao-dich" className={link}>
                <Trans>Hướng dẫn giao dịch</Trans>
              </Link>
            </li>
            <li className={row}>
              <Link to="/ho-tro/kien-thuc" className={link}>
                <Trans>Kiến thức</Trans>
              </Link>
            </li>
            <li className={row}>
              <Link to="/ho-tro/bieu-phi" className={link}>
                <Trans>Biểu phí</Trans>
              </Link>
            </li>
            <li className={row}>
              <Link to="/ho-tro/cac-cau-hoi-thuong-gap" className={link}>
                <Trans>Các câu hỏi thường gặp</Trans>
              </Link>
            </li>
            <li className={row}>
              <Link to="/ho-tro/lien-he" className={link}>
                <Trans>Liên hệ</Trans>
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}

const row = 'border-b border-line-strong last:border-b-0'
const link =
  'flex min-h-12 items-center justify-between gap-4 py-2 font-semibold after:text-brand-700 after:content-["→"/""] hover:text-brand-700 hover:underline'
