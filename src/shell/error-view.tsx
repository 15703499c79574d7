import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
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
 * What was shown before stays while the failure may still be mended, and for bots, which never see this page: for
 * everybody until it is known who is asking.
 */
export function ErrorView({ error }: { error: unknown }) {
  const { t } = useLingui()
  const router = useRouter()
  // While this renders the document still shows what was there before: the last moment to copy it.
  const [content] = useState(copyContent)
  const [isShown, setShown] = useState<boolean>()
  useEffect(() => {
    const guess = () => setShown((known) => known ?? !likelyBot.test(navigator.userAgent))
    const timer = setTimeout(guess, patienceMs)
    import('./frame-behaviour.tsx').then(({ faceFailure }) => {
      clearTimeout(timer)
      return faceFailure(error, router).then(setShown)
    }, guess)
    return () => clearTimeout(timer)
  }, [error, router])
  if (!isShown) return <KeptContent content={content} />
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
