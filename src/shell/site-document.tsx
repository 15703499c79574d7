import { I18nProvider } from '@lingui/react'
import { HeadContent, Outlet, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorView } from './error-view.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LazyToasts } from './lazy-toasts.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFrame } from './use-frame.ts'
import { useLater } from './use-later.ts'
import { usePlainLinks } from './use-plain-links.ts'

const loadIcons = () => import('./content-icons.tsx')

/** The whole document: React owns it from `<html>` on, so that language and head change with the page. */
export function SiteDocument() {
  const frame = useFrame()
  usePlainLinks()
  const icons = useLater(loadIcons)
  return (
    <Html>
      <SkipLink />
      <Header frame={frame} />
      <main id="noi-dung" tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      {frame === 'full' && <Footer />}
      <LazyToasts />
      {icons && <icons.ContentIcons />}
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
