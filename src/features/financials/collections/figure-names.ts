import { say } from '#lib/say/message.ts'

/**
 * The names of the figures of financial statements, by their fields, for those who edit them.
 */
export const figureNames = {
  cash: say`Cash and cash equivalents`,
  fvtplAssets: say`Financial assets at FVTPL`,
  htmInvestments: say`Held-to-maturity investments (HTM)`,
  loans: say`Loans`,
  marginLoans: say`Of which: margin loans`,
  otherAssets: say`Other assets`,
  totalAssets: say`Total assets`,
  borrowings: say`Borrowings`,
  otherLiabilities: say`Other liabilities`,
  totalLiabilities: say`Total liabilities`,
  equity: say`Equity`,
  charterCapital: say`Of which: charter capital`,
  brokerageRevenue: say`Brokerage`,
  lendingRevenue: say`Interest on loans and receivables`,
  tradingRevenue: say`Proprietary trading and investment`,
  bankingRevenue: say`Investment banking and other services`,
  operatingRevenue: say`Operating revenue`,
  expenses: say`Operating, finance and administrative expenses`,
  otherResult: say`Other income, net`,
  profitBeforeTax: say`Profit before tax`,
  incomeTax: say`Corporate income tax`,
  profitAfterTax: say`Profit after tax`,
  operatingCashFlow: say`From operating activities`,
  investingCashFlow: say`From investing activities`,
  financingCashFlow: say`From financing activities`,
  netCashFlow: say`Net cash flow`,
}
