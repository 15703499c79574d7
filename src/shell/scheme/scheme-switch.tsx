import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { chooseScheme, readScheme, schemes, watchScheme, type Scheme } from './choose-scheme.ts'

/** The choice of light, dark, or what the system says. Without a script the system decides, and there is nothing to choose. */
export function SchemeSwitch() {
  const { t } = useLingui()
  const chosen = useSyncExternalStore<Scheme>(watchScheme, readScheme, () => 'system')
  const names = { system: t`Theo thiết bị`, light: t`Sáng`, dark: t`Tối` }
  return (
    <fieldset className="scheme-switch" data-scripted>
      <legend className="sr-only">{t`Giao diện`}</legend>
      <span aria-hidden="true">
        <Trans>Giao diện</Trans>
      </span>
      {schemes.map((scheme) => (
        <button key={scheme} type="button" aria-pressed={scheme === chosen} onClick={() => chooseScheme(scheme)}>
          {names[scheme]}
        </button>
      ))}
    </fieldset>
  )
}
