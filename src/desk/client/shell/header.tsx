import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import SearchSign from 'virtual:icon/lucide/search'
import { schemeKey } from '#engine/model/config/scheme-script.ts'
import type { ProgramLanguage } from '#lib/say/languages.ts'
import { useDesk } from '../context/desk-context.ts'
import type { Address } from '../routing/address.ts'
import { go, linkTo } from '../routing/use-address.ts'
import { deskTexts } from '../texts/all-texts.ts'
import { deskLanguages, toDeskLanguage } from '../texts/languages.ts'
import { applyScheme, readScheme, schemes } from './scheme.ts'

interface HeaderProps {
  address: Address
  onLanguage: (language: ProgramLanguage) => void
}

/** The bar of every screen: its parts, the search, who is here, language and scheme. */
export function Header({ address, onLanguage }: HeaderProps) {
  const { t, session, language } = useDesk()
  const parts = [
    { label: t.shell.today, to: { screen: 'today' } as const },
    { label: t.shell.entries, to: { screen: 'entries', query: '', collection: '' } as const },
    { label: t.shell.duties, to: { screen: 'duties' } as const },
    { label: t.shell.newEntry, to: { screen: 'new', collection: '', given: {} } as const },
  ]
  return (
    <header className="desk-header ground-ink">
      <a className="desk-skip" href="#desk-main">
        {t.shell.skip}
      </a>
      <div className="desk-bar">
        <a className="desk-name" {...linkTo({ screen: 'today' })}>
          <Mark />
          <span>{t.shell.name}</span>
        </a>
        <nav aria-label={t.shell.menu}>
          <ul>
            {parts.map(({ label, to }) => (
              <li key={to.screen}>
                <a {...linkTo(to)} aria-current={to.screen === address.screen ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SearchForm key={address.screen === 'entries' ? address.query : ''} />
        <div className="desk-settings">
          <span className="desk-person" title={session.person.roles.map((role) => t.shell.roles[role]).join(', ')}>
            {session.person.name}
          </span>
          <label className="desk-select">
            <span className="desk-hidden">{t.shell.language}</span>
            <select value={language} onChange={({ target }) => onLanguage(toDeskLanguage(target.value))}>
              {deskLanguages.map((one) => (
                <option key={one} value={one} lang={one}>
                  {deskTexts[one].shell.ownName}
                </option>
              ))}
            </select>
          </label>
          <SchemeSelect />
        </div>
      </div>
    </header>
  )
}

/** The three treads of the firm's mark. */
function Mark() {
  return (
    <svg width={28} height={28} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <path d="M8 27h6.5v-6.5H21V14h6.5V8" fill="none" stroke="currentColor" strokeWidth={3} />
    </svg>
  )
}

function SchemeSelect() {
  const { t } = useDesk()
  const [scheme, setScheme] = useState(readScheme)
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === schemeKey) setScheme(applyScheme(readScheme()))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  return (
    <label className="desk-select">
      <span className="desk-hidden">{t.shell.scheme}</span>
      <select
        value={scheme}
        onChange={({ target }) => {
          const chosen = schemes.find((one) => one === target.value) ?? 'system'
          setScheme(applyScheme(chosen))
        }}
      >
        {schemes.map((one) => (
          <option key={one} value={one}>
            {t.shell.schemes[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

function SearchForm() {
  const { t } = useDesk()
  const field = useRef<HTMLInputElement>(null)
  // Before the page is seen: whoever presses the key at once is not to lose it.
  useLayoutEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const { target } = event
      const isTyping =
        target instanceof HTMLElement &&
        (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <search className="desk-search">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          go({ screen: 'entries', query: field.current?.value.trim() ?? '', collection: '' })
        }}
      >
        <SearchSign className="desk-sign" />
        <input
          ref={field}
          type="search"
          aria-label={t.shell.search}
          placeholder={t.shell.searchHint}
          autoComplete="off"
          defaultValue={new URLSearchParams(location.search).get('q') ?? ''}
        />
      </form>
    </search>
  )
}
