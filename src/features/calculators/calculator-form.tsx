import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { TypedParam } from '#engine/model/urls/search.ts'
import { toDecimalMark } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { keysOf } from '#lib/records.ts'
import { announce } from '#ui/announcer.tsx'
import { Link } from '#ui/link.tsx'
import { CalculatorField, type FieldTexts } from './calculator-field.tsx'
import type { Computed, Fields, Typed, Values } from './fields/field.ts'
import { readFields } from './fields/read-fields.ts'
import { toTypedQuery } from './fields/typed-url.ts'
import { useProblemText } from './use-problem-text.ts'
import { useTyped } from './use-typed.ts'
import './calculator-form.css'

interface CalculatorFormProps<Name extends TypedParam, Result> {
  /** The page, and the query that it was made for. */
  page: { address: { path: string }; query?: string }
  /** A heading of the page, which names the form. */
  labelledBy: string
  fields: Fields<Name>
  texts: Readonly<Record<Name, FieldTexts>>
  /** Fields that few need, below a summary. */
  more?: { summary: string; names: readonly NoInfer<Name>[] }
  compute: (values: Values<Name>) => Computed<Name, Result>
  /** The result in a sentence, for those who do not see it appear. */
  say: (result: Result) => string
  children: (result: Result) => ReactNode
}

/**
 * The fields of a calculator and its result: that of the address, which the server writes for those without script, or of what is
 * being typed.
 */
export function CalculatorForm<Name extends TypedParam, Result>(props: CalculatorFormProps<Name, Result>) {
  const typed = useTyped(keysOf(props.fields), props.page.query)
  const query = toTypedQuery(keysOf(props.fields), typed)
  // What the form writes into the address itself is in its fields already: it begins anew for other addresses, as after Back.
  const [form, setForm] = useState({ query, own: query, count: 0 })
  if (query !== form.query) {
    setForm({ query, own: query, count: query === form.own ? form.count : form.count + 1 })
  }
  return (
    <FilledForm
      key={form.count}
      {...props}
      typed={typed}
      onCompute={(own) => setForm((known) => ({ ...known, own }))}
    />
  )
}

interface FilledFormProps<Name extends TypedParam, Result> extends CalculatorFormProps<Name, Result> {
  typed: Typed<Name>
  /** Called with the query of what is computed, before the address has it. */
  onCompute: (query: string) => void
}

function FilledForm<Name extends TypedParam, Result>(props: FilledFormProps<Name, Result>) {
  const { page, labelledBy, fields, texts, more, compute, say, children, typed, onCompute } = props
  const { t } = useLingui()
  const router = useRouter()
  const toProblemText = useProblemText()
  const mark = toDecimalMark(useLocale())
  const names = keysOf(fields)
  const [current, setCurrent] = useState(typed)
  // A form that nobody has sent yet has no mistakes.
  const [isTold, setTold] = useState(Object.keys(typed).length > 0)
  const { values, ...computed } = evaluate({ fields, compute }, current, mark)
  const problemOf = (name: Name) => (isTold ? computed.problems[name] : undefined)
  const href = `${page.address.path}?${toTypedQuery(names, values)}`

  /** Answers while somebody types. What is not complete yet is no mistake: that is for the button. */
  const follow = (event: FormEvent<HTMLFormElement>) => {
    setTold(false)
    setCurrent(readForm(names, event.currentTarget))
  }

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const sent = readForm(names, form)
    const { values: known, result, problems } = evaluate({ fields, compute }, sent, mark)
    // Before the focus, which scrolls to where the field then is.
    flushSync(() => {
      setCurrent(sent)
      setTold(true)
    })
    const [first] = names.filter((name) => name in problems)
    const field = first && form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    if (result === undefined) return
    const query = toTypedQuery(names, known)
    onCompute(query)
    const target = `${page.address.path}?${query}`
    // As in a browser, an address that is shown already adds no entry.
    if (router.history.location.href !== target) router.history.push(target)
    announce(say(result))
  }

  const toField = (name: Name) => {
    const problem = problemOf(name)
    return (
      <CalculatorField
        key={name}
        name={name}
        field={fields[name]}
        texts={texts[name]}
        typed={typed[name]}
        problem={problem && toProblemText(fields[name], problem)}
      />
    )
  }

  return (
    <div className="calculator">
      <form action={page.address.path} onSubmit={send} onInput={follow} aria-labelledby={labelledBy} noValidate>
        {names.filter((name) => !more?.names.includes(name)).map(toField)}
        {more && (
          <details
            className="calculator-more"
            open={more.names.some((name) => name in typed || problemOf(name) !== undefined)}
          >
            <summary>{more.summary}</summary>
            <div>{more.names.map(toField)}</div>
          </details>
        )}
        <p className="calculator-end">
          <button type="submit" className="button button-first">
            <Trans comment="button">Tính</Trans>
          </button>
        </p>
        {page.query === undefined && (
          // Servers of files alone send this page whatever was typed.
          <noscript>
            <p className="meta">
              <Trans>
                Trình duyệt đang tắt JavaScript: kết quả hiện sau khi bấm “Tính”. Nếu không thấy kết quả, vui lòng bật
                JavaScript, hoặc{' '}
                <Link to="/ho-tro/lien-he" className="link">
                  liên hệ để được tính giúp
                </Link>
                .
              </Trans>
            </p>
          </noscript>
        )}
      </form>
      {computed.result !== undefined && (
        <section className="calculator-result" aria-label={t`Kết quả`}>
          {children(computed.result)}
          <p className="calculator-address">
            <a href={href} className="link">
              <Trans>Đường dẫn của phép tính này</Trans>
            </a>
          </p>
        </section>
      )}
    </div>
  )
}

function evaluate<Name extends TypedParam, Result>(
  { fields, compute }: Pick<CalculatorFormProps<Name, Result>, 'fields' | 'compute'>,
  typed: Typed<Name>,
  mark: ',' | '.',
): Computed<Name, Result> & { values: Values<Name> } {
  const { values, problems } = readFields(fields, typed, mark)
  return Object.keys(problems).length > 0 ? { values, problems } : { values, ...compute(values) }
}

function readForm<Name extends TypedParam>(names: readonly Name[], form: HTMLFormElement): Typed<Name> {
  const data = new FormData(form)
  const typed: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const text = data.get(name)
    if (typeof text === 'string' && text.trim() !== '') typed[name] = text
  }
  return typed
}
