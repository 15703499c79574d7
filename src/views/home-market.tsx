import { Trans } from '@lingui/react/macro'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { HomePayload, ListItem } from '#model/payload.ts'
import { HrefLink } from '#ui/link.tsx'
import { GroupHeading } from './group-heading.tsx'
import { SampleLabel } from './sample-label.tsx'

/** The latest commentary, beside the latest disclosures. */
export function HomeMarket({ page: { commentary, disclosures } }: { page: HomePayload }) {
  return (
    <section className="border-b border-line bg-surface">
      <div className="shell-width section-space grid gap-14 lg:grid-cols-2 lg:gap-20">
        {commentary && <Commentary item={commentary} />}
        <div>
          <GroupHeading list={disclosures.list} />
          <ul className="mt-3">
            {disclosures.items.map((item) => (
              <Disclosure key={item.href} item={item} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Commentary({ item }: { item: NonNullable<HomePayload['commentary']> }) {
  const locale = useLocale()
  return (
    <div>
      <h2 className="overline-mark text-3xl">
        <Trans>Nhận định thị trường</Trans>
      </h2>
      <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
        <time dateTime={item.facts.publishedAt} className="tabular">
          {formatDate(locale, item.facts.publishedAt)}
        </time>
        {item.facts.sample && <SampleLabel />}
      </p>
      <h3 className="mt-2 text-2xl">
        <HrefLink href={item.href} className="hover:text-brand-700 hover:underline">
          {item.title}
        </HrefLink>
      </h3>
      <p className="mt-4 max-w-xl text-ink-soft">{item.summary}</p>
      <p className="mt-4">
        <HrefLink
          href={item.href}
          className="inline-flex min-h-11 items-center font-semibold text-info-700 hover:text-info-800 hover:underline"
        >
          <span>
            <Trans>Đọc nhận định</Trans>
            <span className="sr-only">: {item.title}</span> <span aria-hidden="true">→</span>
          </span>
        </HrefLink>
      </p>
    </div>
  )
}

function Disclosure({ item }: { item: ListItem }) {
  const locale = useLocale()
  return (
    <li className="border-b border-line-strong py-4 last:border-b-0">
      <p className="flex flex-wrap items-center gap-3 text-xs text-ink-muted">
        <time dateTime={item.facts.publishedAt} className="tabular">
          {formatDate(locale, item.facts.publishedAt)}
        </time>
        {item.facts.sample && <SampleLabel />}
      </p>
      <HrefLink href={item.href} className="mt-1 block py-0.5 font-semibold hover:text-brand-700 hover:underline">
        {item.title}
      </HrefLink>
    </li>
  )
}
