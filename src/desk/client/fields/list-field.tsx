import { useRef, useState } from 'react'
import DownSign from 'virtual:icon/lucide/chevron-down'
import UpSign from 'virtual:icon/lucide/chevron-up'
import RemoveSign from 'virtual:icon/lucide/x'
import { isList } from '../../edits/plain-value.ts'
import type { FieldType } from '../../protocol/forms.ts'
import { useDesk } from '../context/desk-context.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { toEmptyValue } from './empty-value.ts'
import type { FieldProps } from './field-props.ts'
import { isPlain, ItemBody } from './item-body.tsx'
import { useField } from './use-field.tsx'

/** Several values of one type. They move by buttons, and by Alt with the arrow keys. */
export function ListField(props: FieldProps<'list'>) {
  const { t, say, announce } = useDesk()
  const { type, field, path, view } = props
  const { scope, words, value, write } = useField(props)
  const list = useRef<HTMLOListElement>(null)
  const [added, setAdded] = useState<number>()
  const items = isList(value) ? value : []
  const label = type.itemLabel ? say(type.itemLabel) : say(field.label)
  const canAdd = !scope.isReadOnly && (type.max === undefined || items.length < type.max)

  const focusItem = (index: number) =>
    requestAnimationFrame(() => {
      const item = list.current?.children[index]
      item?.querySelector<HTMLElement>('details[open] input, summary, input, select, textarea, button')?.focus()
    })
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return
    scope.move(path, from, to)
    announce(t.field.moved(to + 1, items.length))
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLElement>(':scope > .desk-item-tools button')
      const wanted = buttons?.[to < from ? 0 : 1]
      ;(wanted?.matches(':disabled') ? buttons?.[to < from ? 1 : 0] : wanted)?.focus()
    })
  }
  const add = () => {
    const empty = toEmptyValue(type.item, scope.locales)
    if (value === undefined || value === null) write([empty])
    else scope.insert(path, items.length, empty)
    setAdded(items.length)
    focusItem(items.length)
  }
  return (
    <FieldFrame {...words} isGroup>
      {() => (
        <>
          <ol ref={list} className="desk-items">
            {items.map((item, index) => {
              const name = t.field.item(label, index + 1)
              return (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same as the keys
                <li
                  // Items have no identity of their own: the position is the one that they have in the file.
                  // oxlint-disable-next-line react/no-array-index-key -- fields are controlled by the text
                  key={index}
                  className={isPlain(type.item) ? 'desk-item desk-item-plain' : 'desk-item'}
                  onKeyDown={(event) => {
                    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
                    event.preventDefault()
                    event.stopPropagation()
                    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
                  }}
                >
                  <ItemBody
                    item={item}
                    index={index}
                    name={name}
                    isFoldable={isFoldable(type.item, items.length)}
                    isNew={index === added}
                    {...{ type, field, path, view }}
                  />
                  {!scope.isReadOnly && (
                    <div className="desk-item-tools">
                      <button
                        type="button"
                        className="desk-icon-button"
                        aria-label={t.field.up(name)}
                        disabled={index === 0}
                        onClick={() => move(index, index - 1)}
                      >
                        <UpSign className="desk-sign" />
                      </button>
                      <button
                        type="button"
                        className="desk-icon-button"
                        aria-label={t.field.down(name)}
                        disabled={index === items.length - 1}
                        onClick={() => move(index, index + 1)}
                      >
                        <DownSign className="desk-sign" />
                      </button>
                      <button
                        type="button"
                        className="desk-icon-button"
                        aria-label={t.field.removeItem(name)}
                        onClick={() => {
                          if (items.length === 1 && !field.isRequired) write(undefined)
                          else scope.removeItem(path, index)
                          focusItem(Math.min(index, items.length - 2))
                        }}
                      >
                        <RemoveSign className="desk-sign" />
                      </button>
                    </div>
                  )}
                </li>
              )
            })}
          </ol>
          {canAdd && (
            <button type="button" className="button desk-small" onClick={add}>
              {t.field.addItem(label)}
            </button>
          )}
        </>
      )}
    </FieldFrame>
  )
}

/** Beyond so many, items of several fields are folded to their names. */
const fewItems = 6

/** Items that have lists of items themselves are a tree, of which a few are looked at; so are those of a long list. */
function isFoldable(item: FieldType, count: number): boolean {
  if (item.kind !== 'group') return false
  const isTree = item.fields.some(({ type }) => type.kind === 'list' && type.item.kind === 'group')
  return isTree || count > fewItems
}
