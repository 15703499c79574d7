import { useEffect } from 'react'
import { useDesk } from './context/desk-context.ts'
import { CreateScreen } from './create/create-screen.tsx'
import { DutiesScreen } from './duties/duties-screen.tsx'
import { EntriesScreen } from './entries/entries-screen.tsx'
import { ReviewScreen } from './review/review-screen.tsx'
import type { Address } from './routing/address.ts'
import { linkTo } from './routing/use-address.ts'
import { TodayScreen } from './today/today-screen.tsx'
import { lazyPart } from './ui/lazy-part.tsx'

const editor = lazyPart(async () => (await import('./editor/editor-screen.tsx')).EditorScreen)

/** In milliseconds: the first screen has what it needs by then. */
const pause = 1500

/** The screen of an address. */
export function Screen({ address }: { address: Address }) {
  const { t } = useDesk()
  // Whoever looks at a list edits something next.
  useEffect(() => {
    const timer = setTimeout(editor.prepare, pause)
    return () => clearTimeout(timer)
  }, [])
  switch (address.screen) {
    case 'today':
      return <TodayScreen />
    case 'entries':
      return <EntriesScreen query={address.query} collection={address.collection} />
    case 'duties':
      return <DutiesScreen />
    case 'new':
      return <CreateScreen collection={address.collection} given={address.given} />
    case 'edit':
      return <editor.Part path={address.path} view={address.view} />
    case 'review':
      return <ReviewScreen path={address.path} />
    case 'missing':
      return (
        <div className="desk-page">
          <h1 tabIndex={-1}>{t.shell.missing}</h1>
          <p className="lead">{t.shell.missingHint}</p>
          <a className="button" {...linkTo({ screen: 'today' })}>
            {t.shell.toToday}
          </a>
        </div>
      )
  }
}
