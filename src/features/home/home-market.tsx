import { Trans } from '@lingui/react/macro'
import { GroupHeading } from '#features/layout/group-heading.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { EntryList } from '#features/lists/entry-list.tsx'
import { CommentaryBand } from '#features/research/evidence/commentary-band.tsx'
import { IndexCloses } from '#features/research/evidence/index-closes.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import type { HomePayload } from './payload.ts'

/** The indices at the last close with the latest commentary, beside the latest disclosures. */
export function HomeMarket({ page: { commentary, disclosures } }: { page: HomePayload }) {
  return (
    <section className="ground-celadon border-b border-line">
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
  const { facts, outcome } = item
  const { href, title } = item.link
  return (
    <div className="min-w-0">
      <h2 className="overline-mark text-title">
        <Trans comment="heading">Nhận định thị trường</Trans>
      </h2>
      <div className="mt-4">
        <SampleArea of={[facts]}>
          <p className="text-sm text-ink-muted">
            <Trans>
              Đóng cửa phiên <time dateTime={facts.indicesOf}>{formatDate(locale, facts.indicesOf)}</time>
            </Trans>
          </p>
          <div className="mt-3 mb-6">
            <IndexCloses indices={facts.indices} />
          </div>
          <CommentaryBand facts={facts} outcome={outcome} />
          <p className="meta mt-8">
            <time dateTime={facts.publishedAt}>{formatDate(locale, facts.publishedAt)}</time>
          </p>
          <h3 className="mt-1 text-lead">
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
