import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { HiddenEntries } from '#engine/content/check/content-check.ts'
import type { Collected } from '#engine/content/entries/collect-entries.ts'
import { pagesFolder } from '#engine/content/entries/list-entries.ts'
import { toIsGone } from '#engine/content/entries/to-is-gone.ts'
import type { ReadContent } from '#engine/content/examine-tree.ts'
import { settingsChecks } from '#engine/content/links/settings-checks.ts'
import { openContent } from '#engine/content/open-content.ts'
import { findFaults } from '#engine/content/preview/find-faults.ts'
import { openLastGood } from '#engine/content/preview/last-good.ts'
import { withHidden } from '#engine/content/preview/with-hidden.ts'
import { withStandIns } from '#engine/content/preview/with-stand-ins.ts'
import { securityTxtCheck } from '#engine/content/security-txt/security-txt-check.ts'
import { ContentError, createWarningLines } from '#engine/content/source/diagnostics.ts'
import { toBuildSettings, type SiteConfig } from '#engine/model/config/site-config.ts'
import type { SiteDuty, ToDuties } from '#engine/model/config/site-duties.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { readCatalogues } from '#engine/render/code/catalogues.ts'
import { describeRemovedAddress } from '#engine/store/releases/describe-removed-address.ts'
import { readPublicAddresses, type PublicAddresses } from '#engine/store/releases/read-public-addresses.ts'
import { stoppedClock } from '#lib/clock.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import type { Site } from '../site.ts'
import { createLostAddresses } from './create-lost-addresses.ts'
import { createMissingTexts } from './create-missing-texts.ts'
import { toDevEntries } from './dev-entries.ts'
import { openDevView, type DevCode, type DevView } from './open-dev-view.ts'
import type { PreviewChoice } from './read-choice.ts'
import { hasError, type Inspected } from './to-preview-state.ts'

/** The site in development, as of any moment. */
export interface DevSite {
  /** Reads the content again. @throws {ContentError} if the site as a whole has an error; the site stays as it was */
  refresh: (change: { hasCodeChanged: boolean }) => Promise<void>
  /** The site as it is chosen, of what was read last. @throws if the site cannot be made of it */
  open: (choice: PreviewChoice) => Promise<OpenView>
  /** The entries that were read, and what is wrong with them. */
  inspect: () => Inspected
  /** When the same content next gives another site, as an ISO instant; undefined if never. */
  nextChange: () => string | undefined
  close: () => void
}

/** A view of what was read last. */
export interface OpenView extends Pick<DevView, 'prepare' | 'store'> {
  config: SiteConfig
  /** The moment that it shows. */
  now: Date
  hidden: HiddenEntries
  /** The calendar of duties. */
  duties: () => readonly SiteDuty[]
}

export interface DevSiteOptions {
  site: Site
  /** Without it, there are none. */
  toDuties?: ToDuties | undefined
  contentDirectory: string
  /** Its name in messages; its path by default. */
  contentName?: string | undefined
  cacheDirectory: string
  /** The output of this machine, whose addresses should stay; there need be none. */
  outDirectory: string
  config: SiteConfig
  /** See `DevViewOptions`. */
  script?: string | undefined
  /** Makes a line for each text that is in no catalogue, from the ids. */
  describeMissing: (ids: readonly string[]) => Promise<string[]>
}

/** As many moments as somebody compares; each has all of the site in memory that was asked for. */
const viewLimit = 6

/** The site as everybody sees it now. */
const present: PreviewChoice = { at: undefined, isAll: false }

const toKey = ({ at, isAll }: PreviewChoice): string => `${at?.toISOString() ?? ''}${isAll ? ' all' : ''}`

/** The latest reading. */
interface Reading extends Omit<Inspected, 'lost'> {
  number: number
  code: DevCode
  read: ReadContent
  /** With the last good version of each entry that has an error, and empty pages for those without one. */
  collected: Collected
}

interface KeptView {
  view: DevView
  config: SiteConfig
  /** The number of the reading that it shows. */
  number: number
  hidden: HiddenEntries
  duties: OpenView['duties']
}

/** Opens the site, with the sources as Vite's server has them. Errors of entries and warnings go to its log. */
export function openDevSite(server: ViteDevServer, options: DevSiteOptions): DevSite {
  const { site, contentDirectory, cacheDirectory, config, describeMissing, script, toDuties = () => [] } = options
  const warn = (lines: string) => server.config.logger.warn(lines)
  const publicDirectory = server.config.publicDir || 'public'
  const settings = toBuildSettings(config)
  const checks = [...settingsChecks(publicDirectory, settings), securityTxtCheck(publicDirectory, settings)]
  const onMissingText = createMissingTexts(describeMissing, warn)
  const reader = openContent(site, contentDirectory, {
    cacheFile: join(cacheDirectory, 'content.sqlite'),
    name: options.contentName,
    warn,
  })
  const lastGood = openLastGood(site.names)
  const toWarningLines = createWarningLines()
  const findLost = createLostAddresses(() => readPublished(options.outDirectory), [pagesFolder, ...site.names])
  let lost: readonly string[] = []
  /** Those that were asked for, the latest last. */
  const views = new Map<string, KeptView>()
  let reading: Reading | undefined
  let number = 0
  let code = 0
  let shownProblems: ReadonlySet<string> = new Set()
  /** One view is made at a time. */
  let making: Promise<unknown> = Promise.resolve()

  const readCode = async (): Promise<DevCode> => {
    const { problems, ...texts } = await readCatalogues(onMissingText)
    for (const [name, line] of problems) if (!shownProblems.has(name)) warn(line)
    shownProblems = new Set(problems.keys())
    return { version: String(code), texts }
  }

  const readAll = async (): Promise<Reading> => {
    const newCode = await readCode()
    const read = await reader.read({ now: config.clock(), checks })
    const { list } = read.diagnostics
    const lines = toWarningLines(list)
    if (lines !== '') warn(lines)
    const faults = findFaults(read.folder, read.collected, list)
    if (hasError(faults.ofSite)) throw new ContentError([...faults.ofSite])
    const isFaulty = (folder: string) => hasError(faults.byFolder.get(folder))
    const collected = withStandIns(site, lastGood.replace(read.collected, isFaulty))
    number++
    const isEarlier = (folder: string) => isFaulty(folder) && lastGood.has(folder)
    const entries = toDevEntries(site, collected)
    const isUnreadable = (folder: string) => entries.get(folder)?.isReadable === false
    return { number, code: newCode, read, faults, collected, isEarlier, isUnreadable, entries }
  }

  const openView = (choice: PreviewChoice): KeptView => {
    const key = toKey(choice)
    const ofView = choice.at ? { ...config, clock: stoppedClock(choice.at), moment: choice.at } : config
    const viewOptions = { site, contentDirectory, cacheDirectory, config: ofView, script, onMissingText, at: choice.at }
    const found = views.get(key) ?? {
      view: openDevView(server, viewOptions),
      config: ofView,
      number: 0,
      hidden: new Map(),
      duties: () => [],
    }
    views.delete(key)
    views.set(key, found)
    for (const [other, { view }] of [...views].slice(0, Math.max(0, views.size - viewLimit))) {
      view.close()
      views.delete(other)
    }
    return found
  }

  /** Shows the last reading, unless a view does so already, as of its moment. */
  const bringUpToDate = async (kept: KeptView, choice: PreviewChoice): Promise<void> => {
    const { code, read, collected, number } = latest()
    const now = kept.config.clock()
    const next = kept.view.nextChange()
    if (kept.number === number && (next === undefined || now.toISOString() < next)) return
    const shown = read.show(choice.isAll ? withHidden(site, collected, now) : collected, now)
    await kept.view.revise(code, { read: { ...read, ...shown }, now })
    kept.number = number
    kept.hidden = shown.hidden
    let all: Content | undefined
    kept.duties = () => {
      all ??= shown.hidden.size === 0 ? shown.content : read.show(withHidden(site, collected, now), now).content
      return toDuties({ published: shown.content, all }, kept.config.clock())
    }
  }

  const latest = (): Reading => {
    if (!reading) throw new Error('Nothing has been read yet: call refresh first')
    return reading
  }

  const open: DevSite['open'] = async (choice) => {
    const kept = openView(choice)
    const made = making.then(() => bringUpToDate(kept, choice))
    making = made.catch(() => undefined)
    await made
    const { view, config, hidden, duties } = kept
    return { prepare: view.prepare, store: view.store, config, now: config.clock(), hidden, duties }
  }

  /** Says once of each address that the next publish would take it from the site. */
  const noteLost = ({ faults, entries, read }: Reading, addresses: ReadonlySet<string>): void => {
    const heldFolders = new Set([...faults.byFolder].flatMap(([folder, list]) => (hasError(list) ? [folder] : [])))
    const heldPages = new Set([...heldFolders].flatMap((folder) => entries.get(folder)?.path ?? []))
    const former = new Set(lost)
    lost = findLost({
      addresses,
      heldPages,
      heldFolders,
      isTakenDown: toIsGone(site, read.takenDown),
      redirects: read.content.redirects,
    })
    for (const one of lost) if (!former.has(one)) warn(told(say`warning: ${describeRemovedAddress(one)}`))
  }

  return {
    refresh: async ({ hasCodeChanged }) => {
      if (hasCodeChanged) code++
      const before = reading
      reading = await readAll()
      try {
        await open(present)
        noteLost(reading, openView(present).view.addresses())
      } catch (error) {
        const { errors } = reading.read.diagnostics
        reading = before
        // An entry without which there is no page, such as that of the firm, says more than what fails for the lack of it.
        throw errors.length > 0 ? new ContentError(errors) : error
      }
    },
    open,
    inspect: () => ({ ...latest(), lost }),
    nextChange: () => views.get(toKey(present))?.view.nextChange(),
    close: () => {
      reader.close()
      for (const { view } of views.values()) view.close()
    },
  }
}

/** Whatever is wrong with the output, it is no matter of the preview. */
function readPublished(outDirectory: string): PublicAddresses | undefined {
  try {
    return readPublicAddresses(outDirectory)
  } catch {
    return undefined
  }
}
