import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type Ref } from 'react'

interface StatusPageProps {
  status: number
  heading: string
  message: string
  /** Where it is not the page's. */
  messageLang?: string
  headingRef?: Ref<HTMLHeadingElement>
}

/** Not found and errors alike: what happened, and two ways on. */
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
        {/* The server writes the path asked for into the prerendered page: the text it sent stands. */}
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
