import { ChoiceField } from './choice-field.tsx'
import { DateField } from './date-field.tsx'
import type { FieldViewer, PlacedField } from './field-props.ts'
import { FileField } from './file-field.tsx'
import { FlagField } from './flag-field.tsx'
import { GroupField } from './group-field.tsx'
import { ListField } from './list-field.tsx'
import { NumberField } from './number-field.tsx'
import { RecordField } from './record-field.tsx'
import { ReferenceField } from './reference-field.tsx'
import { ShorthandField } from './shorthand-field.tsx'
import { TextField } from './text-field.tsx'
import { TranslatedField } from './translated-field.tsx'
import { VariantsField } from './variants-field.tsx'
import { YamlField } from './yaml-field.tsx'

/** Any field, by its type. */
function FieldView(placed: PlacedField) {
  const { type } = placed.field
  const all = { ...placed, view: showField }
  switch (type.kind) {
    case 'text':
      return <TextField {...all} type={type} />
    case 'flag':
      return <FlagField {...all} type={type} />
    case 'number':
      return <NumberField {...all} type={type} />
    case 'date':
    case 'moment':
      return <DateField {...all} type={type} />
    case 'choice':
      return <ChoiceField {...all} type={type} />
    case 'reference':
      return <ReferenceField {...all} type={type} />
    case 'file':
      return <FileField {...all} type={type} />
    case 'list':
      return <ListField {...all} type={type} />
    case 'group':
      return <GroupField {...all} type={type} />
    case 'translated':
      return <TranslatedField {...all} type={type} />
    case 'record':
      return <RecordField {...all} type={type} />
    case 'shorthand':
      return <ShorthandField {...all} type={type} />
    case 'variants':
      return <VariantsField {...all} type={type} />
    case 'yaml':
      return <YamlField {...all} type={type} />
  }
}

/** Shows a field at its place, which leads from a fault to its control. */
export const showField: FieldViewer = (placed) => (
  <div
    key={placed.path.join('.')}
    data-field={placed.path.join('.')}
    className={isShort(placed.field.type.kind) ? 'desk-field-place' : 'desk-field-place desk-field-long'}
  >
    <FieldView {...placed} />
  </div>
)

/** Short ones stand two in a row, where there is room. */
const isShort = (kind: string) =>
  ['choice', 'date', 'moment', 'number', 'reference', 'file', 'flag', 'text'].includes(kind)
