import { Trans } from '@lingui/react/macro'
import { GroupHeading } from '#features/layout/group-heading.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import type { ListItem } from '#features/lists/payload.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import type { HomePayload } from './payload.ts'

/** The latest commentary, beside the latest disclosures. */
export function HomeMarket({ page: { commentary, disclosures } }: { page: HomePayload }) {
  return (
    <section className="border-b border-line bg-surface">
      <div className="shell-width section-space grid gap-14 lg:grid-cols-2 lg:gap-20">
        {commentary && <Commentary item={commentary} />}
        <div>
          <GroupHeading list={disclosures.list} />
          <SampleArea of={disclosures.items.map(({ facts }) => facts)}>
            <ul>
              {disclosures.items.map((item) => (
                <li key={item.href} className="border-t border-line-strong py-4 last:border-b">
                  <PublicationDate item={item} />
                  <HrefLink href={item.href} className="link mt-1 block py-0.5 font-semibold">
                    {item.title}
                  </HrefLink>
                </li>
              ))}
            </ul>
          </SampleArea>
        </div>
      </div>
    </section>
  )
}

function Commentary({ item }: { item: NonNullable<HomePayload['commentary']> }) {
  return (
    <div>
      <h2 className="overline-mark text-3xl">
        <Trans>Nhận định thị trường</Trans>
      </h2>
      <div className="mt-7">
        <PublicationDate item={item} />
      </div>
      <h3 className="mt-2 text-2xl">
        <HrefLink href={item.href} className="link">
          {item.title}
        </HrefLink>
      </h3>
      <p className="mt-4 max-w-xl text-ink-soft">{item.summary}</p>
      <p className="mt-4">
        <HrefLink href={item.href} className="way-on arrow">
          <span>
            <Trans>Đọc nhận định</Trans>
            <span className="sr-only">: {item.title}</span>
          </span>
        </HrefLink>
      </p>
    </div>
  )
}

function PublicationDate({ item: { facts } }: { item: ListItem }) {
  const locale = useLocale()
  return (
    <p className="meta">
      <time dateTime={facts.publishedAt}>{formatDate(locale, facts.publishedAt)}</time>
      {facts.sample && <SampleLabel />}
    </p>
  )
}
