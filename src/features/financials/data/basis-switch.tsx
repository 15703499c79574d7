import { useLingui } from '@lingui/react/macro'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { basisTitles } from '../labels.ts'
import type { FinancialSet } from '../payload.ts'
import { toNamedBasis } from './to-named-basis.ts'
import './basis-switch.css'

type Basis = FinancialSet['basis']

interface BasisSwitchProps {
  bases: readonly Basis[]
  /** The basis that is shown; undefined before hydration, when styles choose by the target of the hash. */
  shown: Basis | undefined
}

/** Links to the figures of each basis, of which one is shown: what a link names is the target of the hash. */
export function BasisSwitch({ bases, shown }: BasisSwitchProps) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Cơ sở lập báo cáo`} className="basis-switch">
      {bases.map((basis) => (
        <a key={basis} href={`#${basis}`} aria-current={basis === shown ? 'true' : undefined}>
          {i18n._(basisTitles[basis])}
        </a>
      ))}
    </nav>
  )
}

/** The basis that is shown: that of the hash, and where it names none, what was shown before. */
export function useShownBasis(bases: readonly Basis[]): Basis | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  const [last, setLast] = useState(bases[0])
  const named = hash === '' ? bases[0] : (toNamedBasis(hash, bases) ?? last)
  if (named !== last) setLast(named)
  // The document does not know the hash.
  return useHydrated() ? named : undefined
}
