import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode, type Ref } from 'react'
import { siteName } from '#brand'
import { Link } from '#ui/link.tsx'
import './status-page.css'

interface StatusPageProps {
  status: number
  heading: string
  message: string
  /** Details for those who look into it, in English on all pages. */
  detail?: string
  headingRef?: Ref<HTMLHeadingElement>
  /** Actions besides going to the home page; by default trying again. */
  children?: ReactNode
  /** Below all that. */
  more?: ReactNode
}

/** The page for unknown URLs, for what was taken down and for errors: a message, and links that lead on. */
export function StatusPage({ status, heading, message, detail, headingRef, children, more }: StatusPageProps) {
  return (
    <section className="status-page ground-ink">
      <div className="shell-width">
        <title>{toTitle(heading)}</title>
        <meta name="robots" content="noindex" />
        <p>{status}</p>
        <h1 ref={headingRef} tabIndex={-1}>
          {heading}
        </h1>
        <p className="lead">{message}</p>
        {/* The server writes the requested path into the prerendered page: its text is kept. */}
        {detail && (
          <details className="status-detail">
            <summary>
              <Trans>Chi tiết kỹ thuật</Trans>
            </summary>
            <p suppressHydrationWarning lang="en">
              {detail}
            </p>
          </details>
        )}
        <div className="status-ways">
          <Link to="/trang-chu" replace className="button button-first">
            <Trans>Về trang chủ</Trans>
          </Link>
          {children ?? <ReloadButton />}
        </div>
        {more}
      </div>
      <MissingTread />
    </section>
  )
}

/** A stair that lacks a tread, from the edge of the window: there is nothing here. */
function MissingTread() {
  return (
    <svg className="status-art" viewBox="0 0 5 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0,4V3H1V2H2V4ZM3,4V2H4V3H5V4Z" />
      <path className="status-art-missing" vectorEffect="non-scaling-stroke" d="M2,4V1H3V4" />
    </svg>
  )
}

function ReloadButton() {
  const [isReloading, setReloading] = useState(false)
  const reload = () => {
    setReloading(true)
    window.location.reload() // oxlint-disable-line own/no-bare-reload -- the visitor asks for it, each time
  }
  return (
    <button type="button" onClick={reload} disabled={isReloading} aria-busy={isReloading} className="button">
      {isReloading && <span className="spinner" aria-hidden="true" />}
      <Trans>Thử lại</Trans>
    </button>
  )
}

export function toTitle(heading: string): string {
  return `${heading} | ${siteName}`
}
