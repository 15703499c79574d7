import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { iconsPath, ownIconSets } from '#engine/model/icons.ts'
import { showIcons } from '#ui/icons/show-icons.ts'

/** Fills the placeholders of icons, from the sources that the settings name. */
export function ContentIcons() {
  const { config } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    // Mounted for the life of the document: no cleanup is needed.
    showIcons({ origins: config.iconOrigins, path: iconsPath, ownSets: ownIconSets })
  }, [config])
  return null
}
