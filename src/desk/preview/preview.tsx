// The script of the preview, which the server of development adds to its pages: no build has it.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { previewDataId, previewFrame, type PreviewPage } from '#engine/model/config/preview.ts'
import { isLocale, localeCookie, localeParam, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { LanguageFrames } from './language-frames.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewNotes } from './preview-notes.tsx'
import { PreviewPageView } from './preview-page.tsx'
import { texts } from './texts.ts'
import { useLocale, usePath, usePreviewState } from './use-document.ts'

/** The language that a frame is to show; undefined outside of frames. */
const frameLocale = window.name.startsWith(previewFrame) ? window.name.slice(previewFrame.length) : undefined

/** The page of the site, or one of the preview, which says itself what there is to say. */
type Shown = 'page' | 'own page' | 'side by side'

function Preview({ path, shown }: { path: string; shown: Shown }) {
  const locale = useLocale()
  const state = usePreviewState(path)
  if (!state) return null
  const shared = { state, path, texts: texts[locale] }
  return (
    <section aria-label={texts[locale].preview} ref={measureHeight}>
      {shown === 'page' && <PreviewNotes {...shared} />}
      {frameLocale === undefined && <PreviewBar {...shared} locale={locale} isSideBySide={shown === 'side by side'} />}
    </section>
  )
}

/** Says how much of the window the bar covers. */
function measureHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  // No attribute of the document, which the app compares with what it renders.
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const observer = new ResizeObserver(() => sheet.replaceSync(`:root { --preview-height: ${bar.offsetHeight}px }`))
  observer.observe(bar)
  return () => observer.disconnect()
}

/** The preview of the page of the document. */
function DocumentPreview({ shown }: { shown: Shown }) {
  return <Preview path={usePath()} shown={shown} />
}

/** A page of the preview itself. */
function OwnPage({ page }: { page: Exclude<PreviewPage, { kind: 'languages' }> }) {
  return <PreviewPageView page={page} texts={texts[useLocale()]} />
}

function SideBySide({ first }: { first: string }) {
  const [path, setPath] = useState(first)
  return (
    <>
      <LanguageFrames first={first} texts={texts[useLocale()]} onPath={setPath} />
      <div id="site-preview">
        <Preview path={path} shown="side by side" />
      </div>
    </>
  )
}

function addBar(shown: Shown): void {
  const place = document.createElement('div')
  place.id = 'site-preview'
  // The app would take its links for those of the site, and show their pages without asking the server.
  place.addEventListener('click', (event) => event.stopPropagation())
  const insert = () => {
    if (!place.isConnected) document.body.append(place)
  }
  insert()
  // The app may write the document anew, such as for an error.
  new MutationObserver(insert).observe(document.documentElement, { childList: true, subtree: true })
  createRoot(place).render(<DocumentPreview shown={shown} />)
}

function pickLocale(): Locale {
  const cookie = new RegExp(`(?:^|; )${localeCookie.name}=([^;]+)`).exec(document.cookie)?.[1]
  const wanted = [
    frameLocale,
    new URLSearchParams(location.search).get(localeParam),
    cookie,
    ...navigator.languages.map((tag) => tag.split('-')[0]),
  ]
  return wanted.find((one) => isLocale(one)) ?? sourceLocale
}

function start(): void {
  const data = document.getElementById(previewDataId)?.textContent
  const main = document.querySelector('main')
  if (data && main) {
    const page = JSON.parse(data) as PreviewPage // written by the server of this script
    document.documentElement.lang = pickLocale()
    if (page.kind === 'languages') createRoot(main).render(<SideBySide first={page.path} />)
    else {
      createRoot(main).render(<OwnPage page={page} />)
      addBar('own page')
    }
    return
  }
  if (isLocale(frameLocale) && document.documentElement.lang !== frameLocale) {
    const url = new URL(location.href)
    url.searchParams.set(localeParam, frameLocale)
    location.replace(url) // oxlint-disable-line own/no-bare-reload -- the next document has the language
    return
  }
  addBar('page')
}

start()
