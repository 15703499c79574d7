import { useEffect, useId, useState } from 'react'
import { useDesk } from '../context/desk-context.ts'
import { go } from '../routing/use-address.ts'
import { Load } from '../ui/load.tsx'
import { useRequest } from '../ui/use-request.ts'
import { EntryRow } from './entry-row.tsx'

const pauseMs = 200

/** The search over all entries. */
export function EntriesScreen({ query, collection }: { query: string; collection: string }) {
  const { t, say, api, session, version, announce } = useDesk()
  const id = useId()
  const [typed, setTyped] = useState(query)
  const [shownQuery, setShownQuery] = useState(query)
  // Back and forward bring another query.
  if (shownQuery !== query) {
    setShownQuery(query)
    if (typed.trim() !== query) setTyped(query)
  }
  useEffect(() => {
    if (typed.trim() === query) return undefined
    const timer = setTimeout(
      () => go({ screen: 'entries', query: typed.trim(), collection }, { isReplacing: true }),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [typed, query, collection])
  const request = useRequest(`${query} ${collection} ${version}`, (signal) => api.entries(query, collection, signal))
  const { loaded } = request
  const found = loaded.state === 'done' && !loaded.isStale ? loaded.value.length : undefined
  useEffect(() => {
    if (found !== undefined && query !== '') announce(t.entries.found(found))
  }, [found, query, announce, t])
  return (
    <div className="desk-page">
      <h1 tabIndex={-1}>{t.entries.title}</h1>
      <search>
        <form className="desk-filters" onSubmit={(event) => event.preventDefault()}>
          <div className="desk-field desk-grow">
            <label htmlFor={`${id}-q`}>{t.entries.query}</label>
            <input
              id={`${id}-q`}
              type="search"
              value={typed}
              autoComplete="off"
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => setTyped(target.value)}
            />
            <p id={`${id}-hint`} className="form-hint">
              {t.entries.hint}
            </p>
          </div>
          <div className="desk-field">
            <label htmlFor={`${id}-c`}>{t.entries.collection}</label>
            <select
              id={`${id}-c`}
              value={collection}
              onChange={({ target }) => go({ screen: 'entries', query: typed.trim(), collection: target.value })}
            >
              <option value="">{t.entries.all}</option>
              {session.collections.map(({ name, label }) => (
                <option key={name} value={name}>
                  {say(label)}
                </option>
              ))}
            </select>
          </div>
        </form>
      </search>
      <Load request={request}>
        {(rows) => (
          <>
            <p className="desk-note">{t.entries.found(rows.length)}</p>
            <ul className="desk-rows">
              {rows.map((row) => (
                <EntryRow key={row.path} row={row} />
              ))}
            </ul>
          </>
        )}
      </Load>
    </div>
  )
}
