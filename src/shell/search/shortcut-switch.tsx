import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { isShortcutOn, turnShortcut } from './search-shortcut.ts'

/** Turns the key `/` off and on. */
export function ShortcutSwitch() {
  const [isOn, setOn] = useState(isShortcutOn)
  return (
    <label className="shortcut-switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked)
          turnShortcut(checked)
        }}
      />
      <span>
        <Trans>
          Mở tìm kiếm bằng phím <kbd>/</kbd>
        </Trans>
      </span>
    </label>
  )
}
