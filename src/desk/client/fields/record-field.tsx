import { useState } from 'react'
import { foldToLetters } from '#lib/text/fold-to-letters.ts'
import { isFields, type PlainFields } from '../../edits/plain-value.ts'
import { useDesk } from '../context/desk-context.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { toEmptyValue } from './empty-value.ts'
import type { FieldProps } from './field-props.ts'
import { RecordItem } from './record-item.tsx'
import { useField } from './use-field.tsx'

/** So many values are shown at once: thousands of addresses have a search. */
const mostShown = 20

/** Values by names that the editor chooses; where the names are a choice, those that are left. */
export function RecordField(props: FieldProps<'record'>) {
  const { t, say } = useDesk()
  const { type, field, path, view } = props
  const { scope, words, value, write } = useField(props)
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  const values = isFields(value) ? value : {}
  const keys = Object.keys(values)
  const hasSearch = keys.length > mostShown
  const found = hasSearch ? findKeys(values, searched) : keys
  // What has a fault is shown, whatever is searched for.
  const faulty = hasSearch ? keys.filter((key) => scope.problemsAt([...path, key], true).length > 0) : []
  const shown = [...new Set([...faulty.slice(0, mostShown), ...found.slice(0, mostShown)])]
  const { keys: keyType } = type
  const left =
    keyType.kind === 'choice' ? keyType.options.filter((one) => !keys.includes(String(one.value))) : undefined
  const nameOf = (key: string) => {
    const option = keyType.kind === 'choice' ? keyType.options.find((one) => String(one.value) === key) : undefined
    return option ? say(option.label) : key
  }
  const add = (key: string) => {
    if (key === '') return
    setTyped('')
    if (hasSearch) setSearched(key)
    if (keys.includes(key)) return
    const empty = toEmptyValue(type.value, scope.locales)
    if (isFields(value)) scope.write([...path, key], empty)
    else write({ [key]: empty })
  }
  const remove = (key: string) => {
    if (keys.length === 1 && !field.isRequired) write(undefined)
    else scope.write([...path, key], undefined)
  }
  return (
    <FieldFrame {...words} isGroup>
      {() => (
        <div className="desk-group">
          {!scope.isReadOnly && left === undefined && (
            <form
              className="desk-with-button"
              onSubmit={(event) => {
                event.preventDefault()
                add(typed.trim())
              }}
            >
              <input
                type="text"
                autoComplete="off"
                aria-label={t.field.addKey}
                placeholder={t.field.addKey}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <button type="submit" className="button desk-small">
                {t.field.addKey}
              </button>
            </form>
          )}
          {hasSearch && (
            <>
              <input
                type="search"
                autoComplete="off"
                aria-label={t.field.searchIn(say(field.label))}
                placeholder={t.field.search}
                value={searched}
                onChange={({ target }) => setSearched(target.value)}
              />
              <output className="desk-note">{t.field.shownOf(shown.length, found.length, keys.length)}</output>
            </>
          )}
          {shown.map((key) => (
            <RecordItem
              key={key}
              name={key}
              label={nameOf(key)}
              type={type.value}
              path={[...path, key]}
              view={view}
              onRemove={scope.isReadOnly ? undefined : () => remove(key)}
            />
          ))}
          {!scope.isReadOnly && left !== undefined && left.length > 0 && (
            <select aria-label={t.field.addKey} value="" onChange={({ target }) => add(target.value)}>
              <option value="">{t.field.addKey}</option>
              {left.map((one) => (
                <option key={one.value} value={String(one.value)}>
                  {say(one.label)}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** The names that have all words in them or in their values. */
function findKeys(values: PlainFields, searched: string): string[] {
  const words = foldToLetters(searched).split(/\s+/).filter(Boolean)
  const toText = (key: string) => foldToLetters(`${key} ${JSON.stringify(values[key])}`)
  const keys = Object.keys(values)
  return words.length === 0 ? keys : keys.filter((key) => words.every((word) => toText(key).includes(word)))
}
