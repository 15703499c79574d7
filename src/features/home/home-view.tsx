import { SampleArea } from '#features/layout/sample-area.tsx'
import { PageBand } from '#features/service-status/page-band.tsx'
import { Reveal } from '#ui/motion/reveal.tsx'
import { Prose } from '#ui/prose.tsx'
import { HomeCost } from './home-cost.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeHolders } from './home-holders.tsx'
import { HomeLatest } from './home-latest.tsx'
import { HomeProof } from './home-proof.tsx'
import { HomeResearch } from './home-research.tsx'
import { HomeSafety } from './home-safety.tsx'
import { HomeToday } from './home-today.tsx'
import type { HomePayload } from './payload.ts'
import './home.css'

/** `/trang-chu`: the home page, each block of which answers a question. */
export function HomeView({ page }: { page: HomePayload }) {
  const { blockHeadings: headings } = page
  return (
    <>
      <PageBand page={page} />
      <HomeHero page={page} />
      <SampleArea of={[]} isLabelled={page.sample}>
        <HomeToday page={page} />
        <Reveal>
          <HomeResearch research={page.research} heading={headings.research} />
        </Reveal>
        {page.fees && <HomeCost fees={page.fees} heading={headings.cost} />}
        {page.holders && (
          <Reveal>
            <HomeHolders holders={page.holders} heading={headings.dividends} />
          </Reveal>
        )}
        <HomeProof page={page} />
      </SampleArea>
      <HomeSafety heading={headings.safety} />
      <Reveal>
        <HomeLatest latest={page.latest} sample={page.sample} heading={headings.latest} />
      </Reveal>
      {page.html !== '' && (
        <div className="shell-width section-space">
          <Prose html={page.html} lang={page.textLocale === page.locale ? undefined : page.textLocale} />
        </div>
      )}
    </>
  )
}
