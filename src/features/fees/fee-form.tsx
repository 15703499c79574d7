import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useState, type FormEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { formatBigNumber } from '#i18n/format-amount.ts'
import { formatDecimal, toDecimalMark } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { announce } from '#ui/announcer.tsx'
import { FormField } from '#ui/form-field.tsx'
import { computeCost, type FeeSide } from './calculation/compute-cost.ts'
import { parseAmount } from './calculation/parse-amount.ts'
import { exampleAmounts } from './example-amounts.ts'
import { maxDays, type FeeQuery } from './fee-query.ts'
import { FeeResult } from './fee-result.tsx'
import type { Calculation, Schedule, Terms } from './fee-types.ts'
import { useFeeText } from './use-fee-text.ts'

/** Codes instead of messages, which depend on the current language. */
interface Problems {
  amount?: Problem
  days?: true
}

interface FeeFormProps {
  schedules: readonly Schedule[]
  terms: Terms
  /** The transaction of the address, which the form starts with and answers. */
  query: FeeQuery | undefined
}

/** The fields of a transaction, and what it costs. */
export function FeeForm({ schedules, terms, query }: FeeFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const isHydrated = useHydrated()
  const toProblem = useProblemText()
  const { toMoney } = useFeeText(terms)
  const asked = schedules.findIndex(({ facts }) => facts.product === query?.product)
  const [chosen, setChosen] = useState(Math.max(0, asked))
  const [problems, setProblems] = useState<Problems>({})
  const [calculation, setCalculation] = useState(() => query && toCalculation(schedules[asked], query))
  const schedule = schedules[chosen]
  if (!schedule) return null
  const { rows, basis, charges } = schedule.facts
  const isTrade = charges.some(({ when }) => when === 'ban')
  const channels = [...new Set(rows.map(({ channel }) => channel))]
  const isTimed = isCountedInDays(schedule)
  const filled = chosen === asked ? query : undefined

  const read = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const mark = toDecimalMark(locale)
    const amount = parseAmount(String(data.get('amount')), mark)
    const days = isTimed ? parseAmount(String(data.get('days')), mark) : { amount: '1' }
    if ('problem' in amount || !isDays(days)) return { amount, days }
    const { product } = schedule.facts
    const wanted = { product, channel: String(data.get('channel')), amount: amount.amount, days: Number(days.amount) }
    return { amount, days, result: toCalculation(schedule, wanted, data.get('side') === 'ban' ? 'ban' : 'mua') }
  }

  /** Answers while somebody types. What is not complete yet is no mistake: that is for the button. */
  const follow = (event: FormEvent<HTMLFormElement>) => {
    // The product has a state of its own, which its `change` sets: rendering now would put the former one back.
    if (event.target instanceof HTMLSelectElement && event.target.name === 'product') return
    setProblems({})
    setCalculation(read(event.currentTarget).result)
  }

  const tell = (result: Calculation | undefined) => {
    setCalculation(result)
    // The total alone: its parts follow the button, to be read at leisure.
    const total = result && toMoney(result.cost.total)
    if (total) announce(t`Tổng chi phí ${total}`)
  }

  /** Takes the amount of a button: a keypad of figures has no letters for “50 triệu”. */
  const fill = ({ currentTarget: { form, value } }: MouseEvent<HTMLButtonElement>) => {
    const field = form?.elements.namedItem('amount')
    if (!form || !(field instanceof HTMLInputElement)) return
    field.value = formatDecimal(locale, value)
    setProblems({})
    tell(read(form).result)
  }

  const compute = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { amount, days, result } = read(form)
    const found: Problems = {
      ...('problem' in amount && { amount: amount.problem }),
      ...(!isDays(days) && { days: true }),
    }
    // Before the focus, which scrolls to where the field then is.
    flushSync(() => setProblems(found))
    const first = Object.keys(found)[0]
    const field = first === undefined ? null : form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    tell(result)
  }

  return (
    <>
      <form onSubmit={compute} onInput={follow} noValidate>
        <fieldset disabled={!isHydrated}>
          <legend className="sr-only">
            <Trans>Tính phí</Trans>
          </legend>
          <FormField label={t`Sản phẩm, dịch vụ`} isWide>
            {(field) => (
              <select
                {...field}
                name="product"
                value={chosen}
                onChange={(event) => {
                  setChosen(Number(event.target.value))
                  setProblems({})
                  setCalculation(undefined)
                }}
              >
                {schedules.map(({ slug, title }, index) => (
                  <option key={slug} value={index}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <FormField label={t`Kênh giao dịch`}>
            {(field) => (
              // The key resets the selection, because another product has other channels.
              <select {...field} key={schedule.slug} name="channel" defaultValue={filled?.channel}>
                {channels.map((channel) => (
                  <option key={channel} value={channel}>
                    {terms.channels[channel]}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          {isTrade && (
            <FormField label={t`Mua hay bán`}>
              {(field) => (
                <select {...field} key={schedule.slug} name="side">
                  <option value="mua">{t`Mua`}</option>
                  <option value="ban">{t`Bán`}</option>
                </select>
              )}
            </FormField>
          )}
          <FormField label={terms.bases[basis]} isWide problem={problems.amount && toProblem(problems.amount, basis)}>
            {(field) => (
              <input
                {...field}
                type="text"
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                maxLength={40}
                defaultValue={filled && formatDecimal(locale, filled.amount)}
              />
            )}
          </FormField>
          {basis === 'gia-tri' && (
            <p className="fee-amounts wide">
              {exampleAmounts.map((amount) => (
                <button
                  key={amount}
                  type="button"
                  value={amount}
                  aria-pressed={calculation?.amount === amount}
                  onClick={fill}
                >
                  {formatBigNumber(locale, amount)}
                </button>
              ))}
            </p>
          )}
          {isTimed && (
            <FormField label={t`Số ngày`} problem={problems.days && t`Nhập số ngày, từ 1 đến 3.650.`}>
              {(field) => (
                <input
                  {...field}
                  type="text"
                  name="days"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={9}
                  defaultValue={filled?.days}
                />
              )}
            </FormField>
          )}
          <div className="fee-end wide">
            <p className="fee-total">
              {calculation ? (
                <>
                  <Trans>Tổng chi phí</Trans> <output aria-live="off">{toMoney(calculation.cost.total)}</output>
                </>
              ) : (
                <Trans>Tổng chi phí hiện ngay khi nhập.</Trans>
              )}
            </p>
            <button type="submit" className="button button-first">
              <Trans>Tính phí</Trans>
            </button>
          </div>
        </fieldset>
      </form>
      <div className="fee-answer">{calculation && <FeeResult calculation={calculation} terms={terms} />}</div>
    </>
  )
}

/** Undefined if the schedule has no rate for it. A purchase, unless the form says otherwise. */
function toCalculation(
  schedule: Schedule | undefined,
  query: FeeQuery,
  side: FeeSide = 'mua',
): Calculation | undefined {
  if (!schedule) return undefined
  const { amount, channel } = query
  const days = isCountedInDays(schedule) ? (query.days ?? 1) : undefined
  const cost = computeCost(schedule.facts, { amount, channel, days, side })
  const isTrade = schedule.facts.charges.some(({ when }) => when === 'ban')
  return cost && { cost, schedule, amount, days, side: isTrade ? side : undefined }
}

function isCountedInDays({ facts }: Schedule): boolean {
  return facts.rows.some(({ rate }) => rate.type === 'percent' && rate.period)
}

type Parsed = ReturnType<typeof parseAmount>
type Problem = Extract<Parsed, { problem: string }>['problem']

function isDays(parsed: Parsed): parsed is { amount: string } {
  return 'amount' in parsed && Number(parsed.amount) >= 1 && Number(parsed.amount) <= maxDays
}

function useProblemText() {
  const { t } = useLingui()
  return (problem: Problem, basis: Schedule['facts']['basis']): string => {
    const isMoney = basis === 'gia-tri'
    switch (problem) {
      case 'empty':
        return isMoney ? t`Nhập số tiền.` : t`Nhập số lượng.`
      case 'no-number':
        return isMoney
          ? t`Số tiền không hợp lệ: vui lòng chỉ nhập chữ số, có thể kèm nghìn, triệu hoặc tỷ.`
          : t`Số không hợp lệ: vui lòng chỉ nhập chữ số.`
      case 'not-whole':
        return isMoney ? t`Nhập số tiền là số nguyên đồng.` : t`Nhập số nguyên.`
      case 'too-large':
        return t`Số này quá lớn; nhập nhiều nhất 15 chữ số.`
    }
  }
}
