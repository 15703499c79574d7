import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AnyEntryPayload, PageLink } from '#engine/model/payload.ts'
import { formatMoment, formatTitleInSentence } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Facts, type Fact } from '#ui/facts.tsx'
import { HrefLink } from '#ui/link.tsx'
import { Prose } from '#ui/prose.tsx'
import { Tag } from '#ui/tag.tsx'
import { AttachmentList } from '../attachments/attachment-list.tsx'
import { PageDesk } from '../desk-contact.tsx'
import { PageHeader } from '../page-header.tsx'
import { TableOfContents } from '../table-of-contents.tsx'
import { EntryChart } from './entry-chart.tsx'
import { EntryCover } from './entry-cover.tsx'
import { EntryNotices, type EntryPage } from './entry-notices.tsx'
import { tagLabels } from './tag-labels.ts'
import '../page-body.css'
import './entry-layout.css'

interface EntryLayoutProps {
  page: EntryPage
  facts: readonly Fact[]
  /** True if the text is about its documents: on narrow screens they are the first thing below the heading. */
  isDocument?: boolean
  /** True if the text argues for something: documents, and on narrow screens facts, follow it. */
  isArgument?: boolean
  /** Evidence above text and facts, in the whole width. */
  opening?: ReactNode
  /** Between the heading and the text. */
  lead?: ReactNode
  /** Below the text, in its width. */
  below?: ReactNode
  /** Below the facts; below the text on narrow screens. */
  beside?: ReactNode
  /** Disclaimers at the end of the text. */
  notes?: ReactNode
}

/** The page of an entry: heading and date, facts beside the text, links to the next and the previous entry below. */
export function EntryLayout({
  page,
  facts,
  isDocument = false,
  isArgument = false,
  opening,
  lead,
  below,
  beside,
  notes,
}: EntryLayoutProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { publishedAt } = page.facts
  const aside = (
    <aside aria-label={t`Thông tin`}>
      <Facts facts={facts} />
      <TableOfContents page={page} />
    </aside>
  )
  const documents = <AttachmentList attachments={page.attachments} />
  return (
    <article>
      <PageHeader
        page={page}
        above={<time dateTime={publishedAt}>{formatMoment(locale, publishedAt)}</time>}
        beside={page.drawn && <EntryCover cover={page.drawn} />}
      />
      <div className="shell-width page-body">
        <div className="entry-notices">
          <EntryNotices page={page} />
        </div>
        {opening}
        <div className="with-aside entry-body">
          {isDocument && page.attachments && <div className="entry-documents">{documents}</div>}
          {/* Before the text in the document: on a phone, readers need numbers and dates first. */}
          {!isArgument && aside}
          <div className="min-w-0">
            {page.chart && (
              <EntryChart chart={page.chart} lang={page.textLocale === locale ? undefined : page.textLocale} />
            )}
            {lead}
            {!isArgument && !isDocument && documents}
            <Prose html={page.html} lang={page.textLocale} />
            {isArgument && documents}
            {below}
            <Topics page={page} />
            {notes && <div className="notes">{notes}</div>}
            <PageDesk />
          </div>
          {isArgument && aside}
          {beside}
        </div>
        <Neighbours page={page} />
      </div>
    </article>
  )
}

function Topics({ page }: { page: AnyEntryPayload }) {
  const { t, i18n } = useLingui()
  const { tags } = page.facts
  if (tags.length === 0) return null
  return (
    <ul className="topics" aria-label={t`Chủ đề`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{i18n._(tagLabels[tag])}</Tag>
        </li>
      ))}
    </ul>
  )
}

function Neighbours({ page }: { page: AnyEntryPayload }) {
  const { t } = useLingui()
  const { older, newer, list } = page
  const name = formatTitleInSentence(useLocale(), list.title)
  return (
    <nav aria-label={t`Bài khác`} className="neighbours">
      {older && <Neighbour link={older} label={t`Bài trước`} rel="prev" />}
      {newer && <Neighbour link={newer} label={t`Bài sau`} rel="next" />}
      <p>
        <HrefLink href={list.href} className="way-on">
          <Trans>Tất cả trong mục {name}</Trans>
        </HrefLink>
      </p>
    </nav>
  )
}

function Neighbour({ link, label, rel }: { link: PageLink; label: string; rel: string }) {
  return (
    <HrefLink href={link.href} rel={rel}>
      <span>{label}</span>
      <span lang={link.lang}>{link.title}</span>
    </HrefLink>
  )
}
