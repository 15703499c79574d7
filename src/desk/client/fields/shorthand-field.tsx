import { isFields, type FieldPath, type PlainValue } from '../../edits/plain-value.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { GroupFields } from './group-fields.tsx'
import { FieldScopeContext, useFields, type FieldScope } from './scope.ts'
import { useField } from './use-field.tsx'

/** A group that may be written as the value of one of its fields: it stays so until another field is filled in. */
export function ShorthandField(props: FieldProps<'shorthand'>) {
  const { type, path, view } = props
  const scope = useFields()
  const { words } = useField(props)
  const isShort = !isFields(scope.read(path))
  return (
    <FieldFrame {...words} problem={undefined} isGroup>
      {() => (
        <div className="desk-group">
          <FieldScopeContext value={isShort ? toShortScope(scope, path, type.by) : scope}>
            <GroupFields fields={type.fields} path={path} view={view} />
          </FieldScopeContext>
        </div>
      )}
    </FieldFrame>
  )
}

/** The scope in which a value alone reads as a group that has it. */
function toShortScope(scope: FieldScope, place: FieldPath, by: string): FieldScope {
  const isBelow = (path: FieldPath) => path.length > place.length && place.every((key, index) => path[index] === key)
  const isShort = (path: FieldPath) => isBelow(path) && path.length === place.length + 1 && path.at(-1) === by
  return {
    ...scope,
    read: (path) => (isShort(path) ? scope.read(place) : isBelow(path) ? undefined : scope.read(path)),
    write: (path, value, order) => {
      if (isShort(path)) scope.write(place, value ?? '')
      else if (!isBelow(path)) scope.write(path, value, order)
      else if (value !== undefined) scope.write(place, toGroup(scope.read(place), String(path.at(-1)), value))
    },
    problemsAt: (path, isDeep) => scope.problemsAt(isShort(path) ? place : path, isDeep),
  }

  function toGroup(short: PlainValue | undefined, name: string, value: PlainValue): PlainValue {
    return { [by]: short ?? '', [name]: value }
  }
}
