import { createHash } from 'node:crypto'
import type { AlertList } from '#engine/model/config/alert-service.ts'
import { escapeHtml } from '#lib/text/html.ts'
import type { FeedItem } from './read-feed.ts'

/** A message to the subscribers of a list, as `POST /api/campaigns` of listmonk takes it, without the list. */
export interface Campaign {
  name: string
  subject: string
  type: 'regular'
  content_type: 'html'
  body: string
  altbody: string
  tags: string[]
}

/** Identifies what is told: the same item, unchanged, on the same list has the same key, however often it is sent. */
export function toCampaignKey({ id: list }: Pick<AlertList, 'id'>, { id, date_modified }: FeedItem): string {
  return createHash('sha256')
    .update(JSON.stringify([list, id, date_modified]))
    .digest('hex')
    .slice(0, 24)
}

/** The message about an item of a feed: what the feed has, with its documents as links. */
export function toCampaign(list: AlertList, item: FeedItem): Campaign {
  const { title, url, language, content_html: html, attachments } = item
  const documents = attachments.map((one) => ({ url: one.url, title: one.title ?? one.url }))
  const links = documents.map((one) => `<li>${toLink(one.url, one.title)}</li>`)
  return {
    name: `${list.path} ${list.locale} ${toCampaignKey(list, item)}`,
    subject: toLiteral(title),
    type: 'regular',
    content_type: 'html',
    body: toLiteral(
      [
        `<div lang="${language ?? list.locale}">`,
        `<h1>${toLink(url, title)}</h1>`,
        html,
        ...(links.length > 0 ? [`<ul>${links.join('')}</ul>`] : []),
        '</div>',
      ].join('\n'),
    ),
    altbody: toLiteral([title, url, ...documents.map((one) => `${one.title}: ${one.url}`)].join('\n\n')),
    tags: ['feed'],
  }
}

const toLink = (url: string, text: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`

/** A text in which the service finds no template of its own: it runs what stands in two braces. */
const toLiteral = (text: string): string => text.replaceAll('{{', '{{ "{{" }}')
