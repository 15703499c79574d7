import { useEffect, useRef, type ReactNode } from 'react'
import type { PayloadBase } from '#model/payload.ts'
import { Prose } from '#ui/prose.tsx'

interface FullScreenProps {
  page: Pick<PayloadBase, 'title' | 'summary' | 'html' | 'textLocale' | 'locale'>
  /** What moves or stands behind the text. */
  art: ReactNode
  /** The ways on. */
  children: ReactNode
}

/** A page that is one screen: heading, lead and the ways on, over a graphic. */
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
      {/* Behind, but after it: what the art has to operate comes after what is read before it. */}
      {art}
    </section>
  )
}

/** The page does not scroll where it fits the screen; where it does not (zoomed in, a low window) all can be reached. */
function useNoPageScroll(section: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { style } = document.body
    const before = style.overflow
    const follow = () => {
      const height = section.current?.offsetHeight ?? Infinity
      style.overflow = height <= window.innerHeight ? 'hidden' : before
    }
    follow()
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('resize', follow)
      style.overflow = before
    }
  }, [section])
}
