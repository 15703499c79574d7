import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode, type Ref } from 'react'
import { Link } from '#ui/link.tsx'
import './status-page.css'

interface StatusPageProps {
  status: number
  heading: string
  message: string
  /** The language of the message, where it is not that of the page. */
  messageLang?: string
  headingRef?: Ref<HTMLHeadingElement>
  /** What to do besides going to the home page; by default trying again. */
  children?: ReactNode
}

/** The page for unknown URLs, for what was taken down and for errors: a message, and links that lead on. */
export function StatusPage({ status, heading, message, messageLang, headingRef, children }: StatusPageProps) {
  return (
    <section className="status-page steps-art on-dark">
      <div className="shell-width">
        <title>{toTitle(heading)}</title>
        <meta name="robots" content="noindex" />
        <p>{status}</p>
        <h1 ref={headingRef} tabIndex={-1}>
          {heading}
        </h1>
        {/* The server writes the requested path into the prerendered page: its text is kept. */}
        <p suppressHydrationWarning lang={messageLang} className="lead">
          {message}
        </p>
        {children ?? <ReloadButton />}
        <Link to="/trang-chu" replace className="button button-first">
          <Trans>Về trang chủ</Trans>
        </Link>
      </div>
    </section>
  )
}

function ReloadButton() {
  const [isReloading, setReloading] = useState(false)
  const reload = () => {
    setReloading(true)
    window.location.reload()
  }
  return (
    <button type="button" onClick={reload} disabled={isReloading} aria-busy={isReloading} className="button">
      {isReloading && <span className="spinner" aria-hidden="true" />}
      <Trans>Thử lại</Trans>
    </button>
  )
}

export function toTitle(heading: string): string {
  return `${heading} | SHS`
}
