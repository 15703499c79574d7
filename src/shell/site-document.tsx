import { I18nProvider } from '@lingui/react'
import { HeadContent, Outlet, useMatches, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Announcer } from '#ui/announcer.tsx'
import { AfterHydration } from './after-hydration.tsx'
import { ErrorView } from './error-view.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFrame } from './use-frame.ts'

/** The whole document: React owns it from `<html>` on, so that language and head change with the page. */
export function SiteDocument() {
  const frame = useFrame()
  // Another page is other elements, not the same ones moved: nothing shifts under the reader. Another page of a list is
  // so only below `main`, in which the link just followed keeps the focus.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const page = useMatches({ select: (matches) => matches.at(-1)?.id })
  return (
    <Html>
      <SkipLink />
      <Header frame={frame} />
      <main key={path} id="noi-dung" tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      {frame === 'full' && <Footer key={page} />}
      <Announcer />
      <AfterHydration />
    </Html>
  )
}

/** Where the frame itself fails: the error page alone, whose buttons lead on. */
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
