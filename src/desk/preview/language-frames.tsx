import { useEffect, useRef } from 'react'
import { previewFrame, previewLanguagesPath } from '#engine/model/config/preview.ts'
import { locales, toLocaleQuery, type Locale } from '#engine/model/locale/locale.ts'
import { followFrames } from './follow-frames.ts'
import { languageLabels } from './texts.ts'
import type { PreviewTexts } from './texts/preview-texts.ts'

interface FramesProps {
  /** The page with which they begin. */
  first: string
  texts: PreviewTexts
  /** Told of the page that they show. */
  onPath: (path: string) => void
}

/** A page in each language, side by side. */
export function LanguageFrames({ first, texts, onPath }: FramesProps) {
  const frames = useRef(new Map<Locale, HTMLIFrameElement>())
  useEffect(() => {
    document.title = texts.sideBySide(languageLabels)
  }, [texts])
  useEffect(() => {
    const byFrame = new Map(Array.from(frames.current, ([locale, frame]) => [frame, locale]))
    return followFrames([...byFrame.keys()], {
      toUrl: (frame, path) => path + toLocaleQuery(byFrame.get(frame) ?? toFirst()),
      onPath: (path) => {
        history.replaceState(null, '', `${previewLanguagesPath}?path=${encodeURIComponent(path)}`)
        onPath(path)
      },
    })
  }, [onPath])
  return (
    <div className="preview-frames">
      {locales.map((locale) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the site itself, which needs all that it has outside of a frame
        <iframe
          key={locale}
          ref={(frame) => {
            if (frame) frames.current.set(locale, frame)
          }}
          name={previewFrame + locale}
          title={texts.frame(locale)}
          src={first + toLocaleQuery(locale)}
        />
      ))}
    </div>
  )
}

const toFirst = (): Locale => locales[0] ?? toMissing()

function toMissing(): never {
  throw new Error('The site has no language')
}
