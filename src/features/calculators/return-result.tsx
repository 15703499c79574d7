import { Trans, useLingui } from '@lingui/react/macro'
import type { Dividend } from '#features/shares/payload.ts'
import { HrefLink } from '#ui/link.tsx'
import { toMissedIssues, type HeldDividend, type ReturnAnswer } from './calculation/answer-return.ts'
import type { ReturnCalculatorPayload } from './payload.ts'
import { ResultRow } from './result-row.tsx'
import { useFigures } from './use-figures.ts'

interface ReturnResultProps {
  answer: ReturnAnswer<Dividend>
  page: Pick<ReturnCalculatorPayload, 'dividends' | 'issues'>
}

/** The return, and the dividends that are in it. */
export function ReturnResult({ answer, page }: ReturnResultProps) {
  const { t } = useLingui()
  const { toMoney, toPercent, toCount } = useFigures()
  const missed = toMissedIssues(page.issues, answer)
  const { cost, held, netDividends, sale, shares, bought, total, percent } = answer
  return (
    <>
      <p className="calculator-answer">
        <span>
          {missed.length > 0 ? (
            <Trans>Lợi nhuận chưa đủ: chưa tính cổ phiếu phát hành cho cổ đông; sau thuế, chưa trừ phí</Trans>
          ) : (
            <Trans>Tổng lợi nhuận sau thuế, chưa trừ phí giao dịch</Trans>
          )}
        </span>
        <strong>
          {toMoney(total)} ({toPercent(percent)})
        </strong>
      </p>
      <ReturnNotes answer={answer} page={page} missed={missed} />
      <dl>
        <ResultRow name={t`Giá trị bán`} value={toMoney(sale.value)} />
        {shares !== bought && <ResultRow name={t`Số cổ phiếu khi bán`} value={toCount(shares)} />}
        {sale.transferTax !== null && (
          <ResultRow name={t`Thuế chuyển nhượng`} value={toMoney(`-${sale.transferTax}`)} />
        )}
        {sale.investmentTax !== '0' && (
          <ResultRow name={t`Thuế với cổ phiếu nhận thay cổ tức`} value={toMoney(`-${sale.investmentTax}`)} />
        )}
        <ResultRow name={t`Cổ tức bằng tiền, sau thuế`} value={toMoney(netDividends)} />
        <ResultRow name={t`Giá trị mua`} value={toMoney(`-${cost}`)} />
      </dl>
      <h3>
        <Trans>Cổ tức trong thời gian nắm giữ</Trans>
      </h3>
      {held.length === 0 ? (
        <p className="calculator-note">
          <Trans>Không có cổ tức nào có ngày giao dịch không hưởng quyền sau ngày mua và chậm nhất vào ngày bán.</Trans>
        </p>
      ) : (
        <dl>
          {held.map((one) => (
            <HeldRow key={one.dividend.link.href} held={one} />
          ))}
        </dl>
      )}
    </>
  )
}

function HeldRow({ held: { dividend, shares, cash, newShares } }: { held: HeldDividend<Dividend> }) {
  const { toMoney, toCount, toDate } = useFigures()
  const { link, exDate, perShare } = dividend
  const day = toDate(exDate)
  return (
    <div>
      <dt>
        <HrefLink href={link.href} lang={link.lang} className="link">
          {link.title}
        </HrefLink>
        <br />
        <small>
          <Trans>không hưởng quyền từ {day}</Trans>
        </small>
      </dt>
      <dd>
        {cash && perShare !== null ? (
          <CashText
            shares={toCount(shares)}
            perShare={toMoney(perShare)}
            tax={toMoney(cash.tax)}
            net={toMoney(cash.net)}
          />
        ) : (
          <Trans>+{toCount(newShares)} cổ phiếu</Trans>
        )}
      </dd>
    </div>
  )
}

function CashText({ shares, perShare, tax, net }: { shares: string; perShare: string; tax: string; net: string }) {
  return (
    <>
      {net}
      <br />
      <small>
        <Trans>
          {shares} × {perShare} − thuế {tax}
        </Trans>
      </small>
    </>
  )
}

/** The limits of the result: what the page does not know of these days. */
function ReturnNotes({
  answer: { boughtOn },
  page: { dividends },
  missed,
}: ReturnResultProps & { missed: ReturnCalculatorPayload['issues'] }) {
  const { toDate } = useFigures()
  const first = dividends.at(-1)?.exDate
  const since = first === undefined ? '' : toDate(first)
  return (
    <>
      {first !== undefined && boughtOn < first && (
        <p className="calculator-note">
          <Trans>Trang này có các đợt cổ tức từ {since}; đợt trước đó, nếu có, chưa được tính.</Trans>
        </p>
      )}
      {missed.length > 0 && (
        <div className="calculator-note">
          <p>
            <Trans>Chưa tính cổ phiếu, quyền mua của đợt phát hành cho cổ đông trong thời gian này:</Trans>
          </p>
          <ul>
            {missed.map(({ href, title, lang }) => (
              <li key={href}>
                <HrefLink href={href} lang={lang} className="link">
                  {title}
                </HrefLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
