import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { EntryPayload, PageLink } from '#model/payload.ts'
import { Facts, type Fact } from '#ui/facts.tsx'
import { HrefLink } from '#ui/link.tsx'
import { Prose } from '#ui/prose.tsx'
import { PageHeader } from './page-header.tsx'

interface EntryLayoutProps {
  page: EntryPayload
  facts: readonly Fact[]
  /** What stands between the heading and the text. */
  lead?: ReactNode
  /** What stands below the text: disclaimers. */
  notes?: ReactNode
}

/** One document: its heading and date, its facts beside the text, its neighbours below. */
export function EntryLayout({ page, facts, lead, notes }: EntryLayoutProps) {
  const locale = useLocale()
  const { publishedAt } = page.facts
  return (
    <article>
      <PageHeader
        page={page}
        above={
          <time dateTime={publishedAt} className="tabular">
            {formatMoment(locale, publishedAt)}
          </time>
        }
      />
      <div className="shell-width section-space">
        <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-20">
          {facts.length > 0 && (
            // Above the text on a phone, where a rating or a date is looked for first.
            <aside className="lg:order-last lg:pt-1">
              <Facts facts={facts} />
            </aside>
          )}
          <div className="min-w-0">
            {lead}
            <Prose html={page.html} lang={page.textLocale} />
            {notes && (
              <div className="mt-12 max-w-[44rem] border-t border-line pt-5 text-sm text-ink-muted">{notes}</div>
            )}
          </div>
        </div>
        <Neighbours page={page} />
      </div>
    </article>
  )
}

function Neighbours({ page }: { page: EntryPayload }) {
  const { t } = useLingui()
  const { older, newer, list } = page
  return (
    <nav aria-label={t`Bài khác`} className="mt-16 border-t border-line pt-8">
      <div className="grid gap-8 sm:grid-cols-2">
        {older && <Neighbour link={older} label={t`Bài trước`} rel="prev" />}
        {newer && <Neighbour link={newer} label={t`Bài sau`} rel="next" />}
      </div>
      <p className="mt-8">
        <HrefLink
          href={list.href}
          className="inline-flex min-h-10 items-center text-sm font-semibold text-info-700 hover:underline"
        >
          <Trans>Tất cả trong mục {list.title}</Trans>
        </HrefLink>
      </p>
    </nav>
  )
}

function Neighbour({ link, label, rel }: { link: PageLink; label: string; rel: string }) {
  return (
    <HrefLink href={link.href} rel={rel} className="group block">
      <span className="text-xs text-ink-muted">{label}</span>
      <span className="mt-1 block font-semibold group-hover:text-brand-700 group-hover:underline">{link.title}</span>
    </HrefLink>
  )
}
