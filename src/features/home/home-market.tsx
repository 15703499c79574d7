import { Trans, useLingui } from '@lingui/react/macro'
import { GroupHeading } from '#features/layout/group-heading.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { EntryList } from '#features/lists/entry-list.tsx'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Band } from '#ui/chart/band.tsx'
import { HrefLink } from '#ui/link.tsx'
import { HomeIndices } from './home-indices.tsx'
import type { HomePayload } from './payload.ts'

/** The indices at the last close with the latest commentary, beside the latest disclosures. */
export function HomeMarket({ page: { commentary, disclosures } }: { page: HomePayload }) {
  return (
    <section className="on-surface border-b border-line bg-surface">
      <div className="shell-width section-space grid gap-14 lg:grid-cols-2 lg:gap-20">
        {commentary && <Commentary item={commentary} />}
        <div className="min-w-0">
          <GroupHeading list={disclosures.list} />
          <EntryList items={disclosures.items} headingLevel={3} />
        </div>
      </div>
    </section>
  )
}

type CommentaryItem = NonNullable<HomePayload['commentary']>

function Commentary({ item }: { item: CommentaryItem }) {
  const locale = useLocale()
  const { facts, href, title } = item
  return (
    <div className="min-w-0">
      <h2 className="overline-mark text-3xl">
        <Trans comment="heading">Nhận định thị trường</Trans>
      </h2>
      <div className="mt-4">
        <SampleArea of={[facts]}>
          <HomeIndices facts={facts} />
          <Levels facts={facts} />
          <p className="meta mt-8">
            <time dateTime={facts.publishedAt}>{formatDate(locale, facts.publishedAt)}</time>
          </p>
          <h3 className="mt-1 text-xl">
            <HrefLink href={href} className="link">
              {title}
            </HrefLink>
          </h3>
          <p>
            <HrefLink href={href} className="way-on arrow">
              <span>
                <Trans>Đọc nhận định</Trans>
                <span className="sr-only">: {title}</span>
              </span>
            </HrefLink>
          </p>
        </SampleArea>
      </div>
    </div>
  )
}

/** Where the leading index stands between the levels of the commentary. */
function Levels({ facts: { levels, indices, sessionDate } }: { facts: CommentaryItem['facts'] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [leading] = indices
  if (!leading) return null
  const { name } = leading
  const [support, resistance] = [formatDecimal(locale, levels.support), formatDecimal(locale, levels.resistance)]
  return (
    <div className="home-levels">
      <p>
        <Trans>
          Vùng {name} dự kiến cho phiên <time dateTime={sessionDate}>{formatDate(locale, sessionDate)}</time>
        </Trans>
      </p>
      <Band
        levels={[Number(levels.support), Number(levels.resistance)]}
        value={Number(leading.close)}
        ends={[t`Hỗ trợ ${support}`, t`Kháng cự ${resistance}`]}
      />
    </div>
  )
}
