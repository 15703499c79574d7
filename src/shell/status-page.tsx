import { Trans } from '@lingui/react/macro'
import { useState, type Ref } from 'react'
import { Link } from '#ui/link.tsx'
import './status-page.css'

interface StatusPageProps {
  status: number
  heading: string
  message: string
  /** The language of the message, where it is not that of the page. */
  messageLang?: string
  headingRef?: Ref<HTMLHeadingElement>
}

/** The page for unknown URLs and for errors: a message, a button to try again, a link to the home page. */
export function StatusPage({ status, heading, message, messageLang, headingRef }: StatusPageProps) {
  const [isReloading, setReloading] = useState(false)
  const reload = () => {
    setReloading(true)
    window.location.reload()
  }
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
        <button type="button" onClick={reload} disabled={isReloading} aria-busy={isReloading} className="button">
          {isReloading && <span className="spinner" aria-hidden="true" />}
          <Trans>Thử lại</Trans>
        </button>
        <Link to="/trang-chu" replace className="button button-first">
          <Trans>Về trang chủ</Trans>
        </Link>
      </div>
    </section>
  )
}

export function toTitle(heading: string): string {
  return `${heading} | SHS`
}
