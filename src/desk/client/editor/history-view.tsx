import { useDesk } from '../context/desk-context.ts'
import type { Draft, DraftState } from '../draft/draft.ts'
import { showDate } from '../formats/moments.ts'
import { Load } from '../ui/load.tsx'
import { useRequest } from '../ui/use-request.ts'

/** The saves of a folder, each of which can be taken back. */
export function HistoryView({ draft, state: { folder } }: { draft: Draft; state: DraftState }) {
  const { t, api, language, toast, explain } = useDesk()
  const request = useRequest(`${folder.path} ${folder.change?.hash ?? ''}`, () => api.history(folder.path))
  const take = async (hash: string, files: readonly string[]) => {
    try {
      for (const name of files.filter((one) => /\.(?:md|yaml)$/.test(one))) {
        const response = await fetch(api.versionUrl(folder.path, hash, name))
        if (response.ok) draft.edit(name, await response.text())
      }
      if (await draft.save()) toast('done', t.history.taken)
    } catch (error) {
      toast('error', explain(error))
    }
  }
  return (
    <section className="desk-section" aria-labelledby="history">
      <h2 id="history">{t.history.title}</h2>
      <Load request={request}>
        {(versions) =>
          versions.length === 0 ? (
            <p className="desk-note">{t.history.none}</p>
          ) : (
            <ul className="desk-rows">
              {versions.map(({ hash, by, at, files }) => (
                <li key={hash} className="desk-row">
                  <div className="desk-row-text">
                    <p className="desk-row-title">{t.state.by(by, showDate(at, language))}</p>
                    <p className="meta">{files.join(', ')}</p>
                  </div>
                  <div className="desk-actions">
                    <button type="button" className="button desk-small" onClick={() => void take(hash, files)}>
                      {t.history.take}
                    </button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Load>
    </section>
  )
}
