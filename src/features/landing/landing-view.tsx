import { Trans } from '@lingui/react/macro'
import { RisingLines } from '#features/layout/rising-lines.tsx'
import { Link } from '#ui/link.tsx'
import { Reveal } from '#ui/motion/reveal.tsx'
import { Prose } from '#ui/prose.tsx'
import { AccountAction, PlatformActions } from './account-actions.tsx'
import type { LandingPayload } from './payload.ts'
import './landing-view.css'

/** A campaign page: title and summary, the text with numbered steps, and the ways to an account and to a person. */
export function LandingView({ page }: { page: LandingPayload }) {
  const foreign = page.textLocale === page.locale ? undefined : page.textLocale
  return (
    <>
      <section className="on-dark relative isolate overflow-hidden bg-brand-950 text-white">
        <RisingLines className="page-art" seed={page.address.path} />
        <div className="shell-width py-16 lg:py-32">
          <div lang={foreign}>
            <h1 className="max-w-3xl text-5xl">{page.title}</h1>
            <p className="mt-6 max-w-2xl text-xl text-brand-100">{page.summary}</p>
          </div>
          <div className="mt-9 flex flex-wrap gap-4">
            <AccountAction>
              <Link to="/ho-tro/huong-dan-giao-dich" className="button button-first">
                <Trans>Hướng dẫn mở tài khoản</Trans>
              </Link>
            </AccountAction>
            <PlatformActions />
            <Link to="/ho-tro/lien-he" className="button">
              <Trans>Liên hệ tư vấn</Trans>
            </Link>
          </div>
        </div>
      </section>
      <div className="shell-width section-space steps">
        <Prose html={page.html} lang={foreign} />
      </div>
      <Reveal as="section" className="on-dark bg-brand-900 text-white">
        <div className="shell-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14">
          <h2 className="max-w-2xl text-3xl">
            <Trans>Quý khách còn điều cần hỏi trước khi bắt đầu?</Trans>
          </h2>
          <Link to="/ho-tro/lien-he" className="button button-first">
            <Trans>Liên hệ tư vấn</Trans>
          </Link>
        </div>
      </Reveal>
    </>
  )
}
