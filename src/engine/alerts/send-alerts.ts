import type { AlertList, AlertService } from '#engine/model/config/alert-service.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say, type Message } from '#lib/say/message.ts'
import type { Told } from './open-told.ts'
import { readFeed, type FeedItem } from './read-feed.ts'
import { toCampaign, toCampaignKey, type Campaign } from './to-campaign.ts'

/** Sends a message to a list, once. @returns its number in the service; null where it is only noted as sent */
export type Send = (list: string, campaign: Campaign, key: string) => Promise<number | null>

interface SendOptions {
  service: AlertService
  /** Where the site is read. */
  origin: string
  told: Told
  /** The most messages to a list at once: more of them are a mistake rather than news. */
  limit: number
  /** Undefined to say only what would be sent. */
  send: Send | undefined
  print: (line: Message) => void
}

/**
 * Tells the subscribers of each list what its feed has that they have not been told: new items, and those that were corrected,
 * replaced or withdrawn since. What a feed has when its list begins is not told, nor what was imported.
 * @returns the lists that could not be served, with the reason
 */
export async function sendAlerts({ service: { lists }, ...options }: SendOptions): Promise<ProgramError[]> {
  const failures: ProgramError[] = []
  for (const list of lists) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after another: a service for mail is no place for haste
      await serveList(list, options)
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error
      failures.push(error)
    }
  }
  return failures
}

async function serveList(
  list: AlertList,
  { origin, told, limit, send, print }: Omit<SendOptions, 'service'>,
): Promise<void> {
  const name = `${list.path} (${list.locale})`
  const items = await readFeed(origin, list)
  if (!told.isBegun(list.id)) {
    print(say`${name} begins: ${items.length} items are there already, and are not sent`)
    if (!send) return
    for (const item of items) told.add(toCampaignKey(list, item), null)
    // Last: if the program ends before, it begins again.
    told.begin(list.id)
    return
  }
  const untold = items.filter((item) => !told.has(toCampaignKey(list, item))).toReversed()
  const news = untold.filter(({ _imported }) => !_imported)
  const known = untold.filter(({ _imported }) => _imported)
  if (known.length === 1) print(say`${name}: 1 imported item is not sent`)
  else if (known.length > 0) print(say`${name}: ${known.length} imported items are not sent`)
  if (send) for (const item of known) told.add(toCampaignKey(list, item), null)
  if (news.length > limit) {
    throw new ProgramError(
      say`${name} has ${news.length} new items, more than ${limit}: nothing is sent. Look at them with --dry-run; send them with --limit ${news.length}, or note them as sent with --note`,
    )
  }
  if (news.length === 0) print(say`${name}: nothing new`)
  for (const item of news) {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they were published
    await tell(list, item, { told, send })
    print(send ? say`${name}: sent “${item.title}”` : say`${name}: would send “${item.title}”`)
  }
}

async function tell(
  list: AlertList,
  item: FeedItem,
  { told, send }: Pick<SendOptions, 'told' | 'send'>,
): Promise<void> {
  if (!send) return
  const key = toCampaignKey(list, item)
  told.add(key, await send(list.id, toCampaign(list, item), key))
}
