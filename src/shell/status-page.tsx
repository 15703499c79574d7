import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type Ref } from 'react'

interface StatusPageProps {
  status: number
  heading: string
  message: string
  headingRef?: Ref<HTMLHeadingElement>
}

/** Not found and errors alike: what happened, and two ways on. */
export function StatusPage({ status, heading, message, headingRef }: StatusPageProps) {
  const [isReloading, setReloading] = useState(false)
  const reload = () => {
    setReloading(true)
    window.location.reload()
  }
  return (
    <section className="shell-width section-space">
      <title>{toTitle(heading)}</title>
      <meta name="robots" content="noindex" />
      <p className="tabular text-5xl font-bold text-brand-700">{status}</p>
      <h1 ref={headingRef} tabIndex={-1} className="mt-4 text-4xl outline-none">
        {heading}
      </h1>
      {/* The server writes the path asked for into the prerendered page: the text it sent stands. */}
      <p suppressHydrationWarning className="mt-4 max-w-2xl text-lg wrap-anywhere text-ink-soft">
        {message}
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <button
          type="button"
          onClick={reload}
          disabled={isReloading}
          aria-busy={isReloading}
          className="inline-flex min-h-12 items-center gap-3 rounded-sm border border-line-strong px-6 font-semibold hover:bg-surface disabled:opacity-70"
        >
          {isReloading && (
            <span
              className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
              aria-hidden="true"
            />
          )}
          <Trans>Thử lại</Trans>
        </button>
        <Link
          to="/trang-chu"
          replace
          className="inline-flex min-h-12 items-center rounded-sm bg-brand-700 px-6 font-semibold text-white hover:bg-brand-800"
        >
          <Trans>Về trang chủ</Trans>
        </Link>
      </div>
    </section>
  )
}

export function toTitle(heading: string): string {
  return `${heading} | SHS`
}
