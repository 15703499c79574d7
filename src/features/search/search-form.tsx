import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent, Ref } from 'react'
import SearchIcon from 'virtual:icon/lucide/search'
import { maxQueryLength, searchPagePath } from '#engine/model/search/search-url.ts'
import './search-form.css'

interface SearchFormProps {
  /** The field's initial value. */
  q: string
  onSearch: (q: string) => void
  /** Called with what is typed. */
  onType?: (q: string) => void
  field?: Ref<HTMLInputElement>
}

/** The field for a query. Without script the server answers the form. */
export function SearchForm({ q, onSearch, onType, field }: SearchFormProps) {
  const { t } = useLingui()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    if (typeof typed === 'string') onSearch(typed)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers before 2023 do not know the element
    <form role="search" action={searchPagePath} method="get" className="search-form" onSubmit={submit}>
      <SearchIcon />
      <input
        ref={field}
        type="search"
        aria-label={t`Từ cần tìm`}
        name="q"
        maxLength={maxQueryLength}
        defaultValue={q}
        placeholder={t`Từ khoá hoặc mã`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={({ currentTarget }) => onType?.(currentTarget.value)}
      />
      <button type="submit" className="button button-first">
        <Trans>Tìm</Trans>
      </button>
    </form>
  )
}
