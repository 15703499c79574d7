import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { toErrorDetails } from '#engine/model/error-details.ts'
import { ContentSnapshot, takeSnapshot } from './content-snapshot.tsx'
import { StatusPage, toTitle } from './status-page.tsx'

// Apart from `then`: the build puts what directly follows an import before its style sheets, whose failure nothing would handle.
const loadBehaviour = () => import('./frame-behaviour.tsx')

/** Matches nearly all bots, for when the list of bots cannot be loaded. "CUBOT" is a brand of telephones. */
const likelyBot = /(^|[^u])bot\b|crawl|spider|slurp|externalhit|lighthouse/i

/**
 * The error page, for errors of loaders and of components while they render. The cause is reported on the console only.
 * Until recovery has failed, the content shown before stays; for bots it stays for good, because they must not index the
 * error page.
 */
export function ErrorView({ error }: { error: unknown }) {
  const { t } = useLingui()
  const router = useRouter()
  // During this render the document still shows the previous content.
  const [snapshot] = useState(takeSnapshot)
  const [isShown, setShown] = useState<boolean>()
  useEffect(() => {
    const guess = () => setShown(!likelyBot.test(navigator.userAgent))
    loadBehaviour().then(({ handleFailure }) => handleFailure(error, router).then(setShown), guess)
  }, [error, router])
  if (!isShown) return <ContentSnapshot snapshot={snapshot} />
  const { status, message = t`Đã xảy ra lỗi không xác định` } = toErrorDetails(error)
  return <StatusPage status={status} heading={t`Đã xảy ra lỗi`} message={message} headingRef={moveToHeading} />
}

/** Scroll and focus, which a navigation would have set. */
function moveToHeading(heading: HTMLElement | null) {
  if (!heading) return
  scrollTo({ top: 0, behavior: 'instant' })
  heading.focus({ preventScroll: true })
  // A page whose component failed has put its own title into the head, before this one.
  const previous = document.title
  const title = toTitle(heading.innerText)
  document.title = title
  return () => {
    // React writes a title only when it changes; one that it considers unchanged must be restored here.
    if (document.title === title) document.title = previous
  }
}
