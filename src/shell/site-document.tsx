import { I18nProvider } from '@lingui/react'
import { HeadContent, Outlet, useMatches, useRouteContext } from '@tanstack/react-router'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { mainId } from '#engine/model/frame-ids.ts'
import { Announcer } from '#ui/announcer.tsx'
import { AfterHydration } from './after-hydration.tsx'
import { ErrorView } from './error-view.tsx'
import { FrameFooter, FrameHeader, FrameTasks } from './lazy-frame.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFrame } from './use-frame.ts'

/**
 * The whole document. React renders `<html>` itself, so that its language and the head change with the page.
 * @param children what lies above the end of the window
 */
export function SiteDocument({ children }: { children?: ReactNode }) {
  const frame = useFrame()
  // The key replaces the element with each page: a reused one would count as a layout shift. The pages of one list share it,
  // so that the link just followed keeps the focus.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  useReinsertedFooter()
  return (
    <Html>
      <SkipLink />
      <FrameHeader frame={frame} />
      <main key={path} id={mainId} tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      {frame === 'full' && <FrameFooter />}
      {children}
      <FrameTasks />
      <Announcer />
      <AfterHydration />
    </Html>
  )
}

/**
 * Inserts the footer anew with each page: otherwise its new position would count as a layout shift. To render it anew would take
 * a tenth of the time of a navigation.
 */
function useReinsertedFooter(): void {
  const page = useMatches({ select: (matches) => matches.at(-1)?.id })
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const footer = document.querySelector('body > footer')
    footer?.parentNode?.insertBefore(footer, footer.nextSibling)
  }, [page])
}

/** Shown where the frame itself fails: the error page without header and footer. */
export function FrameError({ error }: { error: unknown }) {
  return (
    <Html>
      <main className="flex grow flex-col">
        <ErrorView error={error} />
      </main>
    </Html>
  )
}

function Html({ children }: { children: ReactNode }) {
  const { i18n, locale } = useRouteContext({ from: '__root__' })
  return (
    // The first script may have chosen a scheme (src/engine/model/config/scheme-script.ts).
    <html lang={locale} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </body>
    </html>
  )
}
