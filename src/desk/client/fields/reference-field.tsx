import { useEffect, useState } from 'react'
import { useDesk } from '../context/desk-context.ts'
import { showDate } from '../formats/moments.ts'
import { Combobox } from '../ui/combobox.tsx'
import { FieldFrame } from '../ui/field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** Another entry, found by its title. */
export function ReferenceField(props: FieldProps<'reference'>) {
  const { api, say, language } = useDesk()
  const { type, field } = props
  const { scope, words, text, write } = useField(props)
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const [first = ''] = type.collections
  const isOne = type.collections.length === 1
  const id = isOne && text !== '' ? `${first}/${text}` : text
  const slug = id.split('/').slice(1).join('/')
  useEffect(() => {
    if (id === '' || titles.has(id)) return undefined
    const controller = new AbortController()
    const collection = id.split('/')[0] ?? ''
    api.references(collection, slug, controller.signal).then(
      (found) => setTitles(new Map([...titles, ...found.map((one) => [one.id, say(one.title)] as const)])),
      () => {
        // Its slug is shown.
      },
    )
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each value
  }, [id])
  const search = async (query: string, signal: AbortSignal) => {
    const found = await Promise.all(type.collections.map((one) => api.references(one, query, signal)))
    return found.flat().map((one) => ({
      id: one.id,
      label: say(one.title) || one.id,
      detail: one.date === undefined ? one.id : `${showDate(one.date, language)} · ${one.id}`,
    }))
  }
  return (
    <FieldFrame {...words}>
      {(ids) => (
        <Combobox
          ids={ids}
          shown={titles.get(id) ?? text}
          isDisabled={scope.isReadOnly}
          search={search}
          onChoose={(option) => {
            setTitles(new Map([...titles, [option.id, option.label]]))
            write(isOne ? option.id.split('/').slice(1).join('/') : option.id)
          }}
          onClear={field.isRequired ? undefined : () => write(undefined)}
        />
      )}
    </FieldFrame>
  )
}
