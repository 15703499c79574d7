import { Trans, useLingui } from '@lingui/react/macro'
import { PageBand } from '#features/service-status/page-band.tsx'
import { HrefLink, Link } from '#ui/link.tsx'
import { Reveal } from '#ui/motion/reveal.tsx'
import { Prose } from '#ui/prose.tsx'
import { AccountOpening } from './account-opening.tsx'
import type { LandingPayload } from './payload.ts'
import { StairArt } from './stair-art.tsx'
import './landing-view.css'
import './utilities.css'

/** A campaign page: title and summary, what an account takes and where it is opened, and the text with numbered steps. */
export function LandingView({ page }: { page: LandingPayload }) {
  const { t } = useLingui()
  const foreign = page.textLocale === page.locale ? undefined : page.textLocale
  return (
    <>
      <PageBand page={page} />
      <section className="ground-ink relative isolate overflow-hidden">
        <StairArt className="absolute inset-y-0 right-0 -z-10 hidden h-full w-2/5 lg:block" />
        <div className="shell-width py-8 lg:py-16">
          <div lang={foreign} className="lg:max-w-[56%]">
            <h1 className="text-page">{page.title}</h1>
            <p className="mt-4 text-lead text-ink-soft">{page.summary}</p>
          </div>
          {page.needs.length > 0 && (
            <ul className="account-needs" aria-label={t`Để mở tài khoản`} lang={foreign}>
              {page.needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ul>
          )}
          <div className="mt-8">
            <AccountOpening />
            {page.guide && (
              <p>
                <HrefLink href={page.guide.href} className="way-on arrow">
                  <Trans>Xem từng bước mở tài khoản</Trans>
                </HrefLink>
              </p>
            )}
          </div>
        </div>
      </section>
      <div className="shell-width section-space steps">
        <Prose html={page.html} lang={foreign} />
      </div>
      <Reveal as="section" className="ground-ink print:hidden">
        <div className="shell-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14">
          <h2 className="max-w-2xl text-title">
            <Trans comment="heading">Quý khách cần tư vấn thêm?</Trans>
          </h2>
          <Link to="/ho-tro/lien-he" className="button button-first">
            <Trans>Liên hệ tư vấn</Trans>
          </Link>
        </div>
      </Reveal>
    </>
  )
}
