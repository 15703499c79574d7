import { useEffect, useRef, type ReactNode } from 'react'
import type { PayloadBase } from '#engine/model/payload.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { Prose } from '#ui/prose.tsx'
import './full-screen.css'
import './utilities.css'
import '#features/layout/page-title.css'

interface FullScreenProps {
  page: Pick<PayloadBase, 'title' | 'summary' | 'html' | 'textLocale' | 'locale'>
  /** The graphic above the text, or beside it. */
  art: ReactNode
  className?: string
  /** True if what it shows is sample data. */
  isSample?: boolean
  /** Below the text, in all of its width. */
  answers?: ReactNode
  /** Links below the text. */
  children: ReactNode
}

/** A page of one screen: heading, lead, text and links, with a graphic. */
export function FullScreen({ page, art, className = '', isSample = false, answers, children }: FullScreenProps) {
  const section = useRef<HTMLElement>(null)
  useNoPageScroll(section)
  const foreign = page.textLocale === page.locale ? undefined : page.textLocale
  return (
    <section ref={section} className={`full-screen ground-ink ${className}`}>
      <div className="full-screen-text shell-width">
        <div>
          <div className="page-title">
            <h1 lang={foreign}>{page.title}</h1> {isSample && <SampleLabel />}
          </div>
          <p lang={foreign}>{page.summary}</p>
          <div className="full-screen-more" lang={foreign}>
            <Prose html={page.html} />
          </div>
        </div>
        {answers}
        <div className="mt-8 flex flex-wrap gap-4">{children}</div>
      </div>
      {/* After the text in the document, so that the controls of the graphic come last in the tab order. */}
      <div className="full-screen-art">{art}</div>
    </section>
  )
}

/** Prevents scrolling while the section fits the window. Zoomed in or in a low window it must scroll to be readable. */
function useNoPageScroll(section: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { style } = document.body
    const previous = style.overflow
    const update = () => {
      // With the space of the bar of tasks.
      const height = section.current ? document.body.offsetHeight : Infinity
      style.overflow = height <= window.innerHeight ? 'hidden' : previous
    }
    update()
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('resize', update)
      style.overflow = previous
    }
  }, [section])
}
