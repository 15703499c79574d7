import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isShortcutOn, turnShortcut } from './search-shortcut.ts'

/** Turns the key `/` off and on. */
export function ShortcutSwitch() {
  const { t } = useLingui()
  const [isOn, setOn] = useState(isShortcutOn)
  return (
    <label className="shortcut-switch">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked)
          turnShortcut(checked)
        }}
      />
      {t`Mở tìm kiếm bằng phím “/”`}
    </label>
  )
}
