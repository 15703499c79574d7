import { useState } from 'react'
import { useDesk } from '../context/desk-context.ts'
import { EntryRow } from '../entries/entry-row.tsx'
import type { Section } from './to-sections.ts'

/** Long lists begin with so many, and are shown on demand. */
const firstRows = 5

/** A list of entries with its name and how many there are. */
export function RowSection({ name, rows }: Section) {
  const { t } = useDesk()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, firstRows)
  return (
    <section className="desk-section" aria-labelledby={`today-${name}`}>
      <h2 id={`today-${name}`}>
        {t.today[name]} <span className="desk-count">{rows.length}</span>
      </h2>
      <ul className="desk-rows">
        {shown.map((row) => (
          <EntryRow key={row.path} row={row} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <button type="button" className="button desk-small" onClick={() => setWhole(true)}>
          {t.today.more(rows.length - shown.length)}
        </button>
      )}
    </section>
  )
}
