import { DividendCard } from './dividend-card.tsx'
import type { Dividend } from './payload.ts'
import './dividend-cards.css'

/** A card for each dividend, in place of the table where its last columns would be off the screen of a phone. */
export function DividendCards({ dividends }: { dividends: readonly Dividend[] }) {
  return (
    <ul className="dividend-cards">
      {dividends.map((dividend) => (
        <li key={dividend.link.href}>
          <DividendCard dividend={dividend} />
        </li>
      ))}
    </ul>
  )
}
