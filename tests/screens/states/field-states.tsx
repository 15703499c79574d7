import { FilterSelect } from '../../../src/features/lists/filters/filter-select.tsx'
import { SearchForm } from '../../../src/features/search/search-form.tsx'
import { ShortcutSwitch } from '../../../src/shell/search/shortcut-switch.tsx'
import { FormField } from '../../../src/ui/form-field.tsx'
import { useSampleTexts } from './sample-texts.ts'
import type { StateName } from './states-data.ts'
import { States } from './states.tsx'
import '../../../src/features/fees/fee-calculator.css'
import '../../../src/features/lists/list-filters.css'
import '../../../src/shell/search/search-dialog.css'

const fields: readonly StateName[] = ['rest', 'hover', 'focus', 'disabled', 'error']
const nothing = () => {}

/** Fields of forms. */
export function FieldStates() {
  const texts = useSampleTexts()
  return (
    <>
      <h2>Fields</h2>
      <States name="Text" states={fields}>
        {(state) => (
          <FormField
            label={texts.value}
            hint={texts.valueHint}
            problem={state === 'error' ? texts.valueProblem : undefined}
          >
            {(field) => (
              <input {...field} type="text" defaultValue={texts.valueTyped} disabled={state === 'disabled'} />
            )}
          </FormField>
        )}
      </States>
      <States name="Choice in a form" states={fields}>
        {(state) => (
          <FormField label={texts.place} problem={state === 'error' ? texts.placeProblem : undefined}>
            {(field) => (
              <select {...field} disabled={state === 'disabled'}>
                <option>{texts.online}</option>
              </select>
            )}
          </FormField>
        )}
      </States>
      <States name="Choice of a filter" states={['rest', 'hover', 'focus']}>
        {() => (
          <FilterSelect
            param="nam"
            name={texts.year}
            options={[{ value: '2026', label: '2026', count: 12 }]}
            value="2026"
            onUse={nothing}
            onChoose={() => Promise.resolve()}
          />
        )}
      </States>
      <States name="Search" states={['rest', 'hover', 'focus']}>
        {() => <SearchForm q="margin" onSearch={nothing} />}
      </States>
      <States name="Switch" states={['rest', 'hover', 'focus']}>
        {() => <ShortcutSwitch />}
      </States>
    </>
  )
}
