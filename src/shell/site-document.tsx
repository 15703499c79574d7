import { I18nProvider } from '@lingui/react'
import { HeadContent, Outlet, useMatches, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Announcer } from '#ui/announcer.tsx'
import { AfterHydration } from './after-hydration.tsx'
import { ErrorView } from './error-view.tsx'
import { FrameFooter, FrameHeader } from './lazy-frame.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFrame } from './use-frame.ts'

/** The whole document. React renders `<html>` itself, so that its language and the head change with the page. */
export function SiteDocument() {
  const frame = useFrame()
  // The key replaces the elements with each page: reused ones would count as layout shifts. The pages of one list share
  // `main`, so that the link just followed keeps the focus.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const page = useMatches({ select: (matches) => matches.at(-1)?.id })
  return (
    <Html>
      <SkipLink />
      <FrameHeader frame={frame} />
      <main key={path} id="noi-dung" tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      {frame === 'full' && <FrameFooter key={page} />}
      <Announcer />
      <AfterHydration />
    </Html>
  )
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
    <html lang={locale}>
      <head>
        <HeadContent />
      </head>
      <body>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </body>
    </html>
  )
}
