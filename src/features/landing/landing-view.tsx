import { Trans } from '@lingui/react/macro'
import { Link } from '#ui/link.tsx'
import { Reveal } from '#ui/motion/reveal.tsx'
import { Prose } from '#ui/prose.tsx'
import { AccountAction, PlatformActions } from './account-actions.tsx'
import type { LandingPayload } from './payload.ts'
import { StairArt } from './stair-art.tsx'
import './landing-view.css'
import './utilities.css'

/** A campaign page: title and summary, the text with numbered steps, and the ways to an account and to a person. */
export function LandingView({ page }: { page: LandingPayload }) {
  const foreign = page.textLocale === page.locale ? undefined : page.textLocale
  return (
    <>
      <section className="ground-ink relative isolate overflow-hidden">
        <StairArt className="absolute inset-y-0 right-0 -z-10 hidden h-full w-2/5 lg:block" />
        <div className="shell-width py-10 lg:py-16">
          <div lang={foreign} className="lg:max-w-[56%]">
            <h1 className="text-page">{page.title}</h1>
            <p className="mt-4 text-lead text-ink-soft">{page.summary}</p>
          </div>
          <div className="mt-7 flex flex-wrap gap-4">
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
      <Reveal as="section" className="ground-ink print:hidden">
        <div className="shell-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14">
          <h2 className="max-w-2xl text-title">
            <Trans comment="heading">Quý khách còn điều cần hỏi trước khi bắt đầu?</Trans>
          </h2>
          <Link to="/ho-tro/lien-he" className="button button-first">
            <Trans>Liên hệ tư vấn</Trans>
          </Link>
        </div>
      </Reveal>
    </>
  )
}
