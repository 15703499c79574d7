import { toAttachmentLinks } from '#engine/model/entries/attachments.ts'
import { isNews } from '#engine/model/entries/common-fields.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CorrectedValue, PageLink, RelatedEntry, Relations, Withdrawal } from '#engine/model/payload.ts'
import { toCanonicalUrl } from '#engine/model/urls/to-canonical-url.ts'
import { toMediaType } from '#engine/render/files/to-media-type.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { EntryChange } from '#engine/render/payload/to-changes.ts'
import { toRelations } from '#engine/render/payload/to-relations.ts'
import { formatMoment } from '#i18n/format.ts'
import { descending } from '#lib/order.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { toFeedEntryId } from './feed-ids.ts'
import type { FeedEntry } from './feed.ts'
import { toCancelNotice, toMoveNotices } from './to-move-notices.ts'

const texts = {
  withdrawn: /*i18n*/ { id: 'build.feeds.withdrawn', message: 'Đã thu hồi' },
  cancelled: /*i18n*/ { id: 'build.feeds.cancelled', message: 'Đã hủy' },
  moved: /*i18n*/ { id: 'build.feeds.moved', message: 'Đã đổi lịch' },
  superseded: /*i18n*/ { id: 'build.feeds.superseded', message: 'Đã được thay thế' },
  corrected: /*i18n*/ { id: 'build.feeds.corrected', message: 'Đã được đính chính' },
  correctionWithdrawn: /*i18n*/ { id: 'build.feeds.correctionWithdrawn', message: 'Đã thu hồi bản đính chính' },
  successorWithdrawn: /*i18n*/ { id: 'build.feeds.successorWithdrawn', message: 'Đã thu hồi bản thay thế' },
  corrects: /*i18n*/ { id: 'build.feeds.corrects', message: 'Đính chính' },
  supersedes: /*i18n*/ { id: 'build.feeds.supersedes', message: 'Thay thế' },
  takenDown: /*i18n*/ { id: 'build.feeds.takenDown', message: 'một văn bản đã được gỡ xuống' },
  sample: /*i18n*/ { id: 'build.feeds.sample', message: 'Dữ liệu minh hoạ' },
} as const satisfies Readonly<Record<string, BuildText>>

/** Something to know about an entry, with the entry that is the cause. */
interface Notice {
  label: BuildText
  link?: RelatedEntry
  /** In the language of the feed. */
  reason?: string
  /** The values that a correction replaces, or a move of a meeting. */
  changes?: readonly CorrectedValue[]
  /** True if the title says it too: the entry is not what it was when subscribers read it. */
  isInTitle?: true
}

/** An entry as the feeds of a language have it. */
export function toFeedEntry(context: PayloadContext, { entry, changedAt }: EntryChange): FeedEntry {
  const { locale, origin, translate } = context
  const { facts } = entry
  const { title, summary } = pickText(entry.texts, locale)
  const textLocale = toTextLocale(entry.texts, locale)
  const notices = toNotices(context, entry)
  const marks = notices.flatMap(({ label, isInTitle }) => (isInTitle ? [translate(label)] : []))
  const [mark] = marks
  return {
    id: toFeedEntryId(entry, locale),
    url: toUrl(context, toEntryAddress(entry)),
    title: mark === undefined ? title : `${mark}: ${title}`,
    textLocale,
    html: [
      ...notices.map((notice) => toNoticeHtml(context, notice)),
      ...toUpdates(entry, locale).map((update) => `<p>${escapeHtml(update)}</p>`),
      `<p${toLang(textLocale, locale)}>${escapeHtml(summary)}</p>`,
    ].join('\n'),
    published: new Date(facts.publishedAt),
    updated: new Date(changedAt),
    ...(facts.imported && !isNews(facts, changedAt) && { importedAt: new Date(facts.imported.at) }),
    authors: entry.collection === 'reports' ? entry.facts.analysts.map((analyst) => analyst[locale]) : [],
    documents: toAttachmentLinks(entry.attachments, locale).map((link) => ({
      url: origin + link.href,
      title: link.title,
      type: toMediaType(link.href),
      bytes: link.bytes,
    })),
  }
}

/** The updates of a notice of services, the newest first. */
function toUpdates(entry: Entry, locale: Locale): string[] {
  if (entry.collection !== 'service-notices') return []
  const newestFirst = entry.facts.updates.toSorted((a, b) => descending(a.at, b.at))
  return newestFirst.map(({ at, text }) => `${formatMoment(locale, at)}: ${text[locale]}`)
}

/** The most important first. */
function toNotices(context: PayloadContext, entry: Entry): Notice[] {
  const { withdrawal, sample } = entry.facts
  const {
    supersededBy,
    formerSuccessor,
    correctedBy = [],
    gone = [],
    corrects,
    supersedes,
  } = findRelations(context, entry)
  return [
    ...(withdrawal
      ? [
          entry.collection === 'meetings'
            ? ({ label: texts.cancelled, ...toCancelNotice(context, entry.facts), isInTitle: true } as const)
            : ({ label: texts.withdrawn, reason: withdrawal.reason[context.locale], isInTitle: true } as const),
        ]
      : []),
    ...(entry.collection === 'meetings'
      ? toMoveNotices(context, entry.facts).map((move) => ({ label: texts.moved, ...move, isInTitle: true }) as const)
      : []),
    // A version stays in force until its successor takes effect.
    ...(supersededBy && entry.marks.includes('superseded')
      ? [{ label: texts.superseded, link: supersededBy, isInTitle: true } as const]
      : []),
    ...(formerSuccessor ? [toUndone(texts.successorWithdrawn, formerSuccessor)] : []),
    ...correctedBy.map(({ link, reason, changes = [], withdrawal }) =>
      withdrawal
        ? toUndone(texts.correctionWithdrawn, { link, withdrawal })
        : ({ label: texts.corrected, link, reason, changes, isInTitle: true } as const),
    ),
    ...gone.map(
      ({ kind }) =>
        ({
          label: kind === 'correction' ? texts.corrected : texts.superseded,
          link: 'taken-down',
          isInTitle: true,
        }) as const,
    ),
    ...(corrects
      ? [{ label: texts.corrects, link: corrects.link, reason: corrects.reason, changes: corrects.changes ?? [] }]
      : []),
    ...(supersedes ? [{ label: texts.supersedes, link: supersedes }] : []),
    ...(sample ? [{ label: texts.sample }] : []),
  ]
}

function toUndone(label: BuildText, { link, withdrawal }: { link: PageLink; withdrawal: Withdrawal }): Notice {
  return { label, link, reason: withdrawal.reason, isInTitle: true }
}

function findRelations({ site, indexOf, locale }: PayloadContext, entry: Entry): Relations {
  const name = site.routedNames.find((routed) => routed === entry.collection)
  return name ? toRelations(entry, indexOf(name), locale) : {}
}

function toNoticeHtml(context: PayloadContext, { label, link, reason, changes = [] }: Notice): string {
  const name = `<strong>${escapeHtml(context.translate(label))}</strong>`
  const parts = [...(link ? [toLinkHtml(context, link)] : []), ...(reason === undefined ? [] : [escapeHtml(reason)])]
  const values = changes.map((one) => escapeHtml(`${one.what}: ${one.before} → ${one.after}`))
  const list = values.length > 0 ? `\n<ul>${values.map((value) => `<li>${value}</li>`).join('')}</ul>` : ''
  return `<p>${name}${parts.length > 0 ? `: ${parts.join('. ')}` : '.'}</p>${list}`
}

function toLinkHtml(context: PayloadContext, link: RelatedEntry): string {
  if (link === 'taken-down') return escapeHtml(context.translate(texts.takenDown))
  return `<a href="${escapeHtml(toUrl(context, link))}"${toLang(link.lang)}>${escapeHtml(link.title)}</a>`
}

function toUrl({ origin, locale }: PayloadContext, { href, anchor }: Pick<PageLink, 'href' | 'anchor'>): string {
  const url = toCanonicalUrl(origin, { path: href, page: 1 }, locale)
  return anchor === undefined ? url : `${url}#${anchor}`
}

/** The attribute `lang` of a text that is not in the language around it. */
function toLang(lang: Locale | undefined, around?: Locale): string {
  return lang === undefined || lang === around ? '' : ` lang="${lang}"`
}
