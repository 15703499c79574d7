import { Trans } from '@lingui/react/macro'
import { toHref } from '#engine/model/urls/href.ts'
import { HrefLink } from '#ui/link.tsx'
import type { TransferTax } from './payload.ts'
import { Checked } from './rule-list.tsx'
import { useFigures } from './use-figures.ts'

/** The rule on the tax on sales, which the fee schedule states. */
export function TransferTaxRule({ tax: { percent, source, checkedOn } }: { tax: TransferTax }) {
  const { toPercent } = useFigures()
  const rate = toPercent(percent)
  return (
    <li>
      <Trans>Thuế chuyển nhượng {rate} trên giá trị mỗi lần bán, dù lãi hay lỗ.</Trans>{' '}
      <small>
        <HrefLink href={toHref('/ho-tro/bieu-phi')} anchor="thue" className="link">
          {source}
        </HrefLink>
        {'; '}
        <Checked checkedOn={checkedOn} reading="read" />
      </small>
    </li>
  )
}
