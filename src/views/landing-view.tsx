import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LandingPayload } from '#model/payload.ts'
import { buttonOnDark, quietButtonOnDark } from '#ui/button-looks.ts'
import { Prose } from '#ui/prose.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { RisingLines } from './rising-lines.tsx'

/** A campaign page: one promise, its explanation in numbered steps, one thing to do. */
export function LandingView({ page }: { page: LandingPayload }) {
  const foreign = page.textLocale === page.locale ? undefined : page.textLocale
  return (
    <>
      <section className="on-dark relative overflow-hidden bg-brand-950 text-white">
        <RisingLines className="absolute inset-y-0 right-0 h-full w-full text-brand-300 opacity-60 lg:w-3/5 lg:opacity-100" />
        <div className="shell-width relative py-24 lg:py-36">
          <div className="max-w-3xl" lang={foreign}>
            <h1 className="text-5xl">{page.title}</h1>
            <p className="mt-6 max-w-2xl text-xl text-brand-100">{page.summary}</p>
          </div>
          <div className="mt-9 flex flex-wrap gap-4">
            <Link to="/ho-tro/lien-he" className={buttonOnDark}>
              <Trans>Liên hệ tư vấn</Trans>
            </Link>
            <Link to="/ho-tro/kien-thuc" className={quietButtonOnDark}>
              <Trans>Kiến thức</Trans>
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
          <Link to="/ho-tro/lien-he" className={buttonOnDark}>
            <Trans>Liên hệ tư vấn</Trans>
          </Link>
        </div>
      </Reveal>
    </>
  )
}
