import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { toErrorDetails } from '#model/error-details.ts'
import { copyContent, KeptContent } from './kept-content.tsx'
import { StatusPage, toTitle } from './status-page.tsx'

/** Beyond this the visitor is told what happened, whoever it is. */
const patienceMs = 2000

/** What nearly all bots have in their names, for when the list of them cannot be had. "CUBOT" makes telephones. */
const likelyBot = /(^|[^u])bot\b|crawl|spider|slurp|externalhit|lighthouse/i

/**
 * The page for a failure: of a loader, or of a component while it renders. Its cause is for the console, not for visitors.
 * Bots never see it: what was shown before stays, for everybody until it is known who is asking.
 */
export function ErrorView({ error }: { error: unknown }) {
  const { t } = useLingui()
  // While this renders the document still shows what was there before: the last moment to copy it.
  const [content] = useState(copyContent)
  const [isBot, setIsBot] = useState<boolean>()
  useEffect(() => {
    const { userAgent } = navigator
    const guess = () => setIsBot((known) => known ?? likelyBot.test(userAgent))
    setTimeout(guess, patienceMs)
    import('./bots.ts').then((bots) => setIsBot(bots.isBot(userAgent)), guess)
  }, [])
  if (isBot !== false) return <KeptContent content={content} />
  const { status, message = t`Đã xảy ra lỗi không xác định` } = toErrorDetails(error)
  return <StatusPage status={status} heading={t`Đã xảy ra lỗi`} message={message} headingRef={arrive} />
}

/** The page has come without a navigation that would lead to its beginning. */
function arrive(heading: HTMLElement | null) {
  if (!heading) return
  scrollTo({ top: 0, behavior: 'instant' })
  heading.focus({ preventScroll: true })
  // A page whose component failed has put its own title into the head, before this one.
  const former = document.title
  const title = toTitle(heading.innerText)
  document.title = title
  return () => {
    // React sets a title that changes; one that it believes to be there already must be put back.
    if (document.title === title) document.title = former
  }
}
