import { useState, type FormEvent } from 'react'
import { useDesk } from '../context/desk-context.ts'
import { go } from '../routing/use-address.ts'
import { FieldFrame } from '../ui/field-frame.tsx'

/** The kinds that are begun most often, in the order of a day. */
const often = ['disclosures', 'periodic-reports', 'meetings', 'news', 'press-releases', 'announcements']

/** The beginning of an entry: of which kind, and what it is called. */
export function CreateScreen({ collection, given }: { collection: string; given: Readonly<Record<string, string>> }) {
  const { t, say, api, session, toast, explain } = useDesk()
  const [title, setTitle] = useState(given['title'] ?? '')
  const [slug, setSlug] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isPage = collection === 'pages'
  const kinds = [
    ...often.flatMap((name) => session.collections.filter((one) => one.name === name)),
    ...session.collections.filter(({ name, canBegin }) => canBegin && !often.includes(name)),
  ]
  const groups = [
    { label: t.create.often, kinds: kinds.filter(({ name }) => often.includes(name)) },
    { label: t.create.other, kinds: kinds.filter(({ name }) => !often.includes(name)) },
  ]
  const choose = (name: string) => go({ screen: 'new', collection: name, given }, { isReplacing: true })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (collection === '' || title.trim() === '' || (isPage && slug.trim() === '')) return
    setBusy(true)
    try {
      const { title: _title, ...rest } = given
      const { path } = await api.create({
        collection,
        title: title.trim(),
        ...(slug.trim() !== '' && { slug: slug.trim() }),
        given: rest,
      })
      go({ screen: 'edit', path, view: 'form' }, { isReplacing: true })
    } catch (error) {
      toast('error', explain(error))
      setBusy(false)
    }
  }
  return (
    <div className="desk-page desk-page-narrow">
      <h1 tabIndex={-1}>{t.create.title}</h1>
      <form className="desk-form" noValidate onSubmit={(event) => void submit(event)}>
        {groups.map(({ label, kinds: own }) => (
          <fieldset key={label} className="desk-field">
            <legend>{label}</legend>
            <div className="desk-kinds">
              {own.map(({ name, label: kind }) => (
                <label key={name} className="desk-kind">
                  <input
                    type="radio"
                    name="collection"
                    value={name}
                    checked={name === collection}
                    onChange={() => choose(name)}
                  />
                  <span>{say(kind)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {isPage && (
          <FieldFrame
            label={t.create.parent}
            help={t.create.parentHint}
            problem={isTried && slug.trim() === '' && t.actions.required}
          >
            {(ids) => <input {...ids} type="text" value={slug} onChange={({ target }) => setSlug(target.value)} />}
          </FieldFrame>
        )}
        <FieldFrame
          label={t.create.titleField}
          help={t.create.titleHint}
          problem={isTried && title.trim() === '' && t.actions.required}
        >
          {(ids) => (
            <input {...ids} type="text" lang="vi" value={title} onChange={({ target }) => setTitle(target.value)} />
          )}
        </FieldFrame>
        <div className="desk-buttons">
          <button type="submit" className="button button-first" disabled={isBusy || collection === ''}>
            {t.create.begin}
          </button>
        </div>
      </form>
    </div>
  )
}
