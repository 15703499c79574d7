import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useId, useState, type FormEvent } from 'react'
import { toDecimalMark } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { computeCost, type FeeSide } from './calculation/compute-cost.ts'
import { parseAmount } from './calculation/parse-amount.ts'
import { FeeField } from './fee-field.tsx'
import { FeeResult } from './fee-result.tsx'
import type { Calculation, Schedule, Terms } from './fee-types.ts'
import type { FeesPayload } from './payload.ts'
import './fee-calculator.css'

/** Codes instead of messages, which depend on the current language. */
interface Problems {
  amount?: Problem
  days?: true
}

/** Computes what a transaction costs by the rates in force. Prerendered, but disabled until hydration. */
export function FeeCalculator({ products, terms }: { products: FeesPayload['products']; terms: Terms }) {
  const { t } = useLingui()
  const locale = useLocale()
  const isHydrated = useHydrated()
  const heading = useId()
  const toProblem = useProblemText()
  const schedules = products.flatMap(({ inForce }) => inForce ?? [])
  const [chosen, setChosen] = useState(0)
  const [problems, setProblems] = useState<Problems>({})
  const [calculation, setCalculation] = useState<Calculation>()
  const schedule = schedules[chosen]
  if (!schedule) return null
  const { rows, basis, charges } = schedule.facts
  const isTrade = charges.some(({ when }) => when === 'ban')
  const channels = [...new Set(rows.map(({ channel }) => channel))]
  const isTimed = rows.some(({ rate }) => rate.type === 'percent' && rate.period)

  const compute = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const mark = toDecimalMark(locale)
    const amount = parseAmount(String(data.get('amount')), mark)
    const days = isTimed ? parseAmount(String(data.get('days')), mark) : { amount: '1' }
    const found: Problems = {
      ...('problem' in amount && { amount: amount.problem }),
      ...(!isDays(days) && { days: true }),
    }
    setProblems(found)
    setCalculation(undefined)
    const first = Object.keys(found)[0]
    const field = first === undefined ? null : form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    if ('problem' in amount || !isDays(days)) return
    const input = { amount: amount.amount, days: isTimed ? Number(days.amount) : undefined }
    const side: FeeSide = data.get('side') === 'ban' ? 'ban' : 'mua'
    const cost = computeCost(schedule.facts, { ...input, side, channel: String(data.get('channel')) })
    if (cost) setCalculation({ cost, schedule, ...input, side: isTrade ? side : undefined })
  }

  return (
    <section className="fee-calculator" aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Tính phí</Trans>
      </h2>
      <form onSubmit={compute} noValidate>
        <fieldset disabled={!isHydrated}>
          <legend className="sr-only">
            <Trans>Tính phí</Trans>
          </legend>
          <FeeField label={t`Sản phẩm, dịch vụ`} isWide>
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
          </FeeField>
          <FeeField label={t`Nơi thực hiện`}>
            {(field) => (
              // The key resets the selection, because another product has other channels.
              <select {...field} key={schedule.slug} name="channel" onChange={() => setCalculation(undefined)}>
                {channels.map((channel) => (
                  <option key={channel} value={channel}>
                    {terms.channels[channel]}
                  </option>
                ))}
              </select>
            )}
          </FeeField>
          {isTrade && (
            <FeeField label={t`Mua hay bán`}>
              {(field) => (
                <select {...field} key={schedule.slug} name="side" onChange={() => setCalculation(undefined)}>
                  <option value="mua">{t`Mua`}</option>
                  <option value="ban">{t`Bán`}</option>
                </select>
              )}
            </FeeField>
          )}
          <FeeField
            label={terms.bases[basis]}
            hint={basis === 'gia-tri' ? t`Ví dụ: 50.000.000 hoặc 50 triệu` : t`Ví dụ: 1.000`}
            problem={problems.amount && toProblem(problems.amount, basis)}
          >
            {(field) => (
              <input {...field} type="text" name="amount" inputMode="text" autoComplete="off" maxLength={40} />
            )}
          </FeeField>
          {isTimed && (
            <FeeField label={t`Số ngày`} problem={problems.days && t`Nhập số ngày, từ 1 đến 3.650.`}>
              {(field) => (
                <input {...field} type="text" name="days" inputMode="numeric" autoComplete="off" maxLength={9} />
              )}
            </FeeField>
          )}
          <button type="submit" className="button button-first">
            <Trans>Tính phí</Trans>
          </button>
        </fieldset>
      </form>
      <div aria-live="polite" className="fee-answer">
        {calculation && <FeeResult calculation={calculation} terms={terms} />}
      </div>
    </section>
  )
}

type Parsed = ReturnType<typeof parseAmount>
type Problem = Extract<Parsed, { problem: string }>['problem']

function isDays(parsed: Parsed): parsed is { amount: string } {
  return 'amount' in parsed && Number(parsed.amount) >= 1 && Number(parsed.amount) <= 3650
}

function useProblemText() {
  const { t } = useLingui()
  return (problem: Problem, basis: Schedule['facts']['basis']): string => {
    const isMoney = basis === 'gia-tri'
    switch (problem) {
      case 'empty':
        return isMoney ? t`Nhập số tiền.` : t`Nhập số lượng.`
      case 'no-number':
        return isMoney ? t`Số tiền không hợp lệ. Ví dụ: 50.000.000 hoặc 50 triệu` : t`Số không hợp lệ. Ví dụ: 1.000`
      case 'not-whole':
        return isMoney ? t`Nhập số tiền tròn đồng.` : t`Nhập số nguyên.`
      case 'too-large':
        return t`Số này quá lớn; nhập nhiều nhất 15 chữ số.`
    }
  }
}
