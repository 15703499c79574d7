import { SampleArea } from '#features/layout/sample-area.tsx'
import { HomeAudience } from './home-audience.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeLatest } from './home-latest.tsx'
import { HomeMarket } from './home-market.tsx'
import { HomeProof } from './home-proof.tsx'
import { HomeServices } from './home-services.tsx'
import type { HomePayload } from './payload.ts'

/** `/trang-chu`: the home page. */
export function HomeView({ page }: { page: HomePayload }) {
  return (
    <>
      <HomeHero page={page} />
      <SampleArea of={[]} isLabelled={page.sample}>
        <HomeProof page={page} />
        <HomeMarket page={page} />
        <HomeServices />
        <HomeLatest page={page} />
        <HomeAudience page={page} />
      </SampleArea>
    </>
  )
}
