import { Trans } from '@lingui/react/macro'
import { AccountAction, PlatformActions } from '#features/landing/account-actions.tsx'
import { RisingLines } from '#features/layout/rising-lines.tsx'
import { IndexStrip } from '#features/research/index-strip.tsx'
import { Link } from '#ui/link.tsx'
import { HomeVisitors } from './home-visitors.tsx'
import type { HomePayload } from './payload.ts'

/** Title and summary of the page, the way to an account, a link for each kind of visitor, and the market indices at the last close. */
export function HomeHero({ page }: { page: HomePayload }) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-brand-950 text-white">
      <RisingLines className="page-art" />
      <div className="shell-width pt-16 pb-14 lg:pt-28 lg:pb-20">
        <div lang={page.textLocale === page.locale ? undefined : page.textLocale}>
          <h1 className="max-w-4xl text-5xl">{page.title}</h1>
          <p className="mt-6 max-w-2xl text-xl text-brand-100">{page.summary}</p>
        </div>
        <div className="mt-10 flex flex-wrap gap-4">
          <AccountAction />
          <PlatformActions />
          <Link to="/san-pham-dich-vu" className="button">
            <Trans>Sản phẩm dịch vụ</Trans>
          </Link>
        </div>
        <HomeVisitors />
      </div>
      {page.commentary && <IndexStrip facts={page.commentary.facts} />}
    </section>
  )
}
