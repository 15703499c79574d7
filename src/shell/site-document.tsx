import { I18nProvider } from '@lingui/react'
import { HeadContent, Outlet, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AfterHydration } from './after-hydration.tsx'
import { Announcer } from './announcer.tsx'
import { ErrorView } from './error-view.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFrame } from './use-frame.ts'

/** The whole document: React owns it from `<html>` on, so that language and head change with the page. */
export function SiteDocument() {
  const frame = useFrame()
  return (
    <Html>
      <SkipLink />
      <Header frame={frame} />
      <main id="noi-dung" tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      {frame === 'full' && <Footer />}
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
