import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ComponentType } from 'react'
import { searchPagePath } from '#engine/model/search/search-url.ts'
import { isPlainClick } from '../links/app-link.ts'
import type { SearchDialogProps } from './search-dialog.tsx'
import { opensSearch } from './search-shortcut.ts'

const opener = '[data-opens="search"]'

interface Opened extends Pick<SearchDialogProps, 'Panel'> {
  Dialog: ComponentType<SearchDialogProps>
}

/** Opens the search by the button in the header and by keys. Its code is loaded when the visitor points at the button. */
export function LazySearch() {
  const router = useRouter()
  const { search } = useRouteContext({ from: '__root__' })
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    const load = () => Promise.all([import('./search-dialog.tsx'), search.loadPanel()])
    const prepare = ({ target }: Event) => {
      if (isOpener(target)) load().catch(() => undefined)
    }
    const open = async () => {
      // On its own page the search is there already.
      const field = document.querySelector<HTMLElement>('main [role="search"] input')
      if (field) {
        field.focus()
        return
      }
      try {
        const [{ SearchDialog }, { SearchPanel }] = await load()
        setOpened({ Dialog: SearchDialog, Panel: SearchPanel })
      } catch (error) {
        console.error('The search opens as a page:', error)
        router.history.push(searchPagePath)
      }
    }
    const openByClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !isOpener(event.target)) return
      // The frame does not follow the link then.
      event.preventDefault()
      void open()
    }
    const openByKey = (event: KeyboardEvent) => {
      if (!opensSearch(event) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      void open()
    }
    const listening = new AbortController()
    const options = { signal: listening.signal }
    document.addEventListener('pointerover', prepare, options)
    document.addEventListener('focusin', prepare, options)
    document.addEventListener('keydown', openByKey, options)
    // Before the listener of plain links.
    document.addEventListener('click', openByClick, { ...options, capture: true })
    return () => listening.abort()
  }, [router, search])
  return opened && <opened.Dialog Panel={opened.Panel} onClose={() => setOpened(undefined)} />
}

function isOpener(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(opener) !== null
}
