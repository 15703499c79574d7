import { useEffect, useRef, useState } from 'react'
import { previewAt, previewFrame } from '#engine/model/config/preview.ts'
import { localeParam } from '#engine/model/locale/locale.ts'
import { parseMoment } from '../../edits/parse-day.ts'
import type { LocalText } from '../../protocol/people.ts'
import { useDesk } from '../context/desk-context.ts'
import { deskLanguages } from '../texts/languages.ts'
import { MomentInput } from '../ui/moment-input.tsx'

interface PreviewProps {
  /** Addresses of the page by language. */
  addresses: LocalText
  /** Changes when there is something new to show. */
  version: string
  isPhone?: boolean
  /** True if only those who may read the change have it in their preview. */
  isEmbargoed?: boolean | undefined
}

/** The real page in a frame: as wide as a phone or a desktop, in each language, as of any moment. */
export function PreviewPane({ addresses, version, isPhone: beginsAsPhone = false, isEmbargoed = false }: PreviewProps) {
  const { t, language, session } = useDesk()
  const [locale, setLocale] = useState(language)
  const [isPhone, setPhone] = useState(beginsAsPhone)
  const [at, setAt] = useState('')
  const [attempt, setAttempt] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const address = addresses[locale]
  // The page is as wide as a desktop, and is drawn as small as its place is.
  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    const fit = () => {
      const width = isPhone ? 390 : 1280
      current.style.setProperty('--preview-width', `${width}px`)
      current.style.setProperty('--preview-scale', String(Math.min(1, current.clientWidth / width)))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(current)
    fit()
    return () => observer.disconnect()
  }, [isPhone])
  if (address === '') return <p className="desk-note">{t.preview.none}</p>
  const url = new URL(address, session.previewOrigin || location.origin)
  // Empty: the present, which the preview would otherwise have forgotten for the last moment.
  url.searchParams.set(previewAt, parseMoment(at).isDone ? at.slice(0, 16) : '')
  url.searchParams.set(localeParam, locale)
  const name = t.editor.languageOf(locale)
  return (
    <div className="desk-preview">
      {isEmbargoed && <p className="desk-note">{t.preview.embargoed}</p>}
      <div className="desk-preview-tools">
        <fieldset className="desk-choice">
          <legend className="desk-hidden">{t.preview.language}</legend>
          {deskLanguages.map((one) => (
            <button key={one} type="button" aria-pressed={one === locale} onClick={() => setLocale(one)}>
              <abbr title={t.editor.languageOf(one)}>{one.toUpperCase()}</abbr>
            </button>
          ))}
        </fieldset>
        <fieldset className="desk-choice">
          <legend className="desk-hidden">{t.preview.width}</legend>
          <button type="button" aria-pressed={isPhone} onClick={() => setPhone(true)}>
            {t.preview.phone}
          </button>
          <button type="button" aria-pressed={!isPhone} onClick={() => setPhone(false)}>
            {t.preview.desktop}
          </button>
        </fieldset>
        <button type="button" className="button desk-small" onClick={() => setAttempt(attempt + 1)}>
          {t.preview.reload}
        </button>
        <a className="button desk-small" href={url.href} target="_blank" rel="noreferrer">
          {t.preview.open}
        </a>
      </div>
      <MomentInput label={t.preview.at} help={t.preview.atHint} kind="moment" value={at} onChange={setAt} />
      <div ref={place} className={`desk-preview-place ${isPhone ? 'desk-preview-phone' : ''}`}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site itself, at an origin of its own */}
        <iframe
          key={`${version} ${attempt} ${locale}`}
          name={previewFrame + locale}
          title={t.preview.frame(name)}
          src={url.href}
        />
      </div>
    </div>
  )
}
