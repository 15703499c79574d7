import { useEffect, useRef, type ReactNode } from 'react'
import type { PayloadBase } from '#model/payload.ts'
import { Prose } from '#ui/prose.tsx'
import './full-screen.css'

interface FullScreenProps {
  page: Pick<PayloadBase, 'title' | 'summary' | 'html' | 'textLocale' | 'locale'>
  /** The graphic behind the text. */
  art: ReactNode
  /** Links below the text. */
  children: ReactNode
}

/** A page of one screen: heading, lead, text and links, over a graphic. */
export function FullScreen({ page, art, children }: FullScreenProps) {
  const section = useRef<HTMLElement>(null)
  useNoPageScroll(section)
  return (
    <section
      ref={section}
      className="on-dark relative flex min-h-dvh grow items-end overflow-hidden bg-brand-950 text-white"
    >
      <div className="shell-width relative z-10 pt-24 pb-20 sm:pt-28 lg:pb-24">
        <div lang={page.textLocale === page.locale ? undefined : page.textLocale}>
          <h1 className="max-w-3xl text-5xl">{page.title}</h1>
          <p className="mt-6 max-w-2xl text-xl text-brand-100">{page.summary}</p>
          <div className="mt-5 hidden sm:block print:block">
            <Prose html={page.html} />
          </div>
        </div>
        <div className="mt-9 flex flex-wrap gap-4">{children}</div>
      </div>
      {/* Behind the text, but after it in the document, so that the controls of the graphic come last in the tab order. */}
      {art}
    </section>
  )
}

/** Prevents scrolling while the section fits the window. Zoomed in or in a low window it must scroll to be readable. */
function useNoPageScroll(section: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { style } = document.body
    const previous = style.overflow
    const update = () => {
      const height = section.current?.offsetHeight ?? Infinity
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
