import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ProgramLanguage } from '#lib/say/languages.ts'
import type { Action, ActionRequest } from '../protocol/changes.ts'
import type { Session } from '../protocol/people.ts'
import { ConflictError, createDeskApi, FailureError, RefusalError, UnreachableError } from './api/desk-api.ts'
import { followRun } from './api/follow-run.ts'
import { DeskContext, type Desk, type Ended, type Subject, type ToastKind } from './context/desk-context.ts'
import { useAddress } from './routing/use-address.ts'
import { Screen } from './screen.tsx'
import { Header } from './shell/header.tsx'
import { RunPanel, type ShownRun } from './shell/run-panel.tsx'
import { Toasts, type Toast } from './shell/toasts.tsx'
import { deskTexts } from './texts/all-texts.ts'
import { toDeskLanguage } from './texts/languages.ts'
import { announce, announcerProps } from './ui/announce.ts'
import { focusHeading } from './ui/focus-heading.ts'

const languageKey = 'desk-language'

function readLanguage(): ProgramLanguage {
  try {
    return toDeskLanguage(localStorage.getItem(languageKey))
  } catch {
    return toDeskLanguage(undefined)
  }
}

/** The whole desk: it waits for the session, without which nothing can be shown. */
export function App() {
  const [session, setSession] = useState<Session>()
  const [failure, setFailure] = useState<unknown>()
  const [language, setLanguage] = useState(readLanguage)
  const [api] = useState(() => createDeskApi((...request) => fetch(...request)))
  const t = deskTexts[language]

  const load = useCallback(async () => {
    try {
      setSession(await api.session())
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    }
  }, [api])
  // oxlint-disable-next-line react/set-state-in-effect -- only once the answer is there
  useEffect(() => void load(), [load])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const chooseLanguage = (chosen: ProgramLanguage) => {
    setLanguage(chosen)
    try {
      localStorage.setItem(languageKey, chosen)
    } catch {
      // Without storage the choice holds for this window.
    }
  }
  if (!session) {
    if (failure === undefined) return null
    return (
      <main className="desk-page">
        <h1>{failure instanceof RefusalError ? failure.refusal.message[language] : t.shell.unreachable}</h1>
        <p className="lead">{failure instanceof RefusalError ? '' : t.shell.unreachableHint}</p>
        <button type="button" className="button" onClick={() => void load()}>
          {t.shell.retry}
        </button>
      </main>
    )
  }
  return <Opened api={api} session={session} language={language} onLanguage={chooseLanguage} />
}

interface OpenedProps extends Pick<Desk, 'api' | 'session' | 'language'> {
  onLanguage: (language: ProgramLanguage) => void
}

function Opened({ api, session, language, onLanguage }: OpenedProps) {
  const t = deskTexts[language]
  const address = useAddress()
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [run, setRun] = useState<ShownRun>()
  const [version, setVersion] = useState(0)
  const count = useRef(0)
  const begin = useRef({ desk: Date.parse(session.now), here: performance.now() })

  const desk = useMemo<Desk>(() => {
    const toast = (kind: ToastKind, text: string) => {
      count.current += 1
      setToasts((before) => [...before.slice(-2), { id: count.current, kind, text }])
      announce(text)
    }
    const explain = (error: unknown) => {
      if (error instanceof RefusalError) return error.refusal.message[language]
      if (error instanceof FailureError) return t.shell.failed(error.status)
      if (error instanceof UnreachableError) return `${t.shell.unreachable}. ${t.shell.unreachableHint}`
      return error instanceof Error ? error.message : String(error)
    }
    const act = async (action: Action, subject: Subject, request: ActionRequest): Promise<Ended | undefined> => {
      try {
        const { id } = await api.act(action, subject.path, request)
        const title = t.run.title(t.actions[action], subject.title)
        return await new Promise<Ended | undefined>((resolve) => {
          setRun({ id, title, events: [], isLost: false })
          followRun(api.runUrl(id), {
            onEvent: (event) => {
              setRun((before) => (before?.id === id ? { ...before, events: [...before.events, event] } : before))
              if (event.kind !== 'end') return
              setVersion((before) => before + 1)
              if (!event.isDone) announce(`${t.run.failed}. ${event.message[language]}`)
              // What is said in a sentence needs no panel.
              else if (event.addresses.length === 0) {
                toast('done', event.message[language] || t.actions.done(t.actions[action]))
                setRun((before) => (before?.id === id ? undefined : before))
              } else announce(event.message[language])
              resolve(event.isDone ? { path: event.path } : undefined)
            },
            onLost: () => {
              setRun((before) => (before?.id === id ? { ...before, isLost: true } : before))
              resolve(undefined)
            },
          })
        })
      } catch (error) {
        if (error instanceof ConflictError) throw error
        toast('error', explain(error))
        setVersion((before) => before + 1)
        return undefined
      }
    }
    return {
      api,
      session,
      language,
      t,
      say: (text) => text[language],
      toast,
      announce,
      explain,
      now: () => begin.current.desk + performance.now() - begin.current.here,
      act,
      version,
    }
  }, [api, session, language, t, version])

  const screenKey = address.screen + ('path' in address ? ` ${address.path}` : '')
  const isFirst = useRef(true)
  useEffect(() => {
    document.title = `${toScreenName(address.screen, t)} – ${t.shell.name}`
    // A screen that was asked for here begins at its heading, as a page that is loaded does.
    if (isFirst.current) {
      isFirst.current = false
      return undefined
    }
    window.scrollTo(0, 0)
    return focusHeading(document.getElementById('desk-main'))
    // oxlint-disable-next-line react/exhaustive-deps -- a filter of the same screen moves nothing
  }, [screenKey, t])

  return (
    <DeskContext value={desk}>
      <Header address={address} onLanguage={onLanguage} />
      <main id="desk-main" tabIndex={-1}>
        <Screen key={screenKey} address={address} />
      </main>
      <p {...announcerProps} />
      <div className="desk-corner">
        {run && <RunPanel run={run} onClose={() => setRun(undefined)} />}
        <Toasts toasts={toasts} onClose={(id) => setToasts((before) => before.filter((one) => one.id !== id))} />
      </div>
    </DeskContext>
  )
}

function toScreenName(screen: ReturnType<typeof useAddress>['screen'], t: Desk['t']): string {
  switch (screen) {
    case 'today':
      return t.today.title
    case 'entries':
      return t.entries.title
    case 'duties':
      return t.duties.title
    case 'new':
      return t.create.title
    case 'edit':
      return t.actions.edit
    case 'review':
      return t.review.title
    case 'missing':
      return t.shell.missing
  }
}
