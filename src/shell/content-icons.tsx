import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { iconsPath, ownIconSets } from '#model/icons.ts'
import { showIcons } from '#ui/icons/show-icons.ts'

/** Fills the places of icons that content and navigation name, from where the settings say. */
export function ContentIcons() {
  const { config } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    // Mounted as long as the document is there: nothing to take back.
    showIcons({ origins: config.iconOrigins, path: iconsPath, ownSets: ownIconSets })
  }, [config])
  return null
}
