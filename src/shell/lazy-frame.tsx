import { createContext, lazy, memo, Suspense, use, type ComponentType } from 'react'
import type { Menus } from '#engine/model/menus/nav-item.ts'
import { toTrustedHtml } from '#ui/trusted-html.ts'
import type { frameParts } from './frame-parts.tsx'
import type { Frame } from './use-frame.ts'

type FrameParts = typeof frameParts

/** Given while prerendering, which cannot wait for a script. */
export const FramePartsContext = createContext<FrameParts | undefined>(undefined)

// Where the script cannot be loaded, the elements of the document stay as they are: their links work.
const lazyParts = {
  Header: lazyPart('Header', 'header'),
  Footer: lazyPart('Footer', 'footer'),
  TaskBar: lazyPart('TaskBar', 'nav', '.task-bar'),
}

/** React does not compare this with the HTML of the document, and leaves that. */
const keptHtml = { suppressHydrationWarning: true, dangerouslySetInnerHTML: toTrustedHtml('') }

/**
 * The header, the footer and the bar of tasks are hydrated by themselves, after the content of the page: their script is not needed before.
 * `memo`, because a boundary that is not hydrated yet must not be rendered again with each page.
 */
export const FrameHeader = memo(function FrameHeader({ frame }: { frame: Frame }) {
  const { Header } = use(FramePartsContext) ?? lazyParts
  return (
    <Suspense>
      <Header frame={frame} />
    </Suspense>
  )
})

export const FrameFooter = memo(function FrameFooter() {
  const { Footer } = use(FramePartsContext) ?? lazyParts
  return (
    <Suspense>
      <Footer />
    </Suspense>
  )
})

export const FrameTasks = memo(function FrameTasks() {
  const { TaskBar } = use(FramePartsContext) ?? lazyParts
  return (
    <Suspense>
      <TaskBar />
    </Suspense>
  )
})

type FrameElement = 'header' | 'footer' | 'nav'

function lazyPart<Name extends keyof FrameParts>(
  name: Name,
  element: FrameElement,
  selector: string = element,
): FrameParts[Name] {
  const load = async (): Promise<{ default: FrameParts[Name] }> => {
    try {
      const [{ frameParts, withMenus }, menus] = await Promise.all([import('./frame-parts.tsx'), loadMenus()])
      const part = withMenus(frameParts[name] as ComponentType<object>, menus) // is given its properties below
      return { default: part as FrameParts[Name] } // with the properties of the part
    } catch (error) {
      console.error('The frame stays as it was delivered:', error)
      return { default: keep(element, selector) as FrameParts[Name] } // ignores its properties
    }
  }
  return lazy(load) as unknown as FrameParts[Name] // is used in the same way
}

/** The menus, which the document shows already. */
const loadMenus = once(async (): Promise<Menus> => {
  const url = document.querySelector<HTMLElement>('header')?.dataset['menus']
  if (url === undefined) return { items: [], tasks: [] }
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return answer.json() as Promise<Menus> // written with the document
})

/** All parts need the same file. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () => (loaded ??= load())
}

/** A component for an element of the document, which it leaves as it is. A new element, as on the error page, gets a copy. */
function keep(Element: FrameElement, selector: string): ComponentType {
  const delivered = document.querySelector<HTMLElement>(selector)
  const nodes = Array.from(delivered?.childNodes ?? [], (node) => node.cloneNode(true))
  const attributes = { 'data-frame': delivered?.dataset['frame'], className: delivered?.className || undefined }
  const fill = (element: HTMLElement | null) => {
    if (!element?.hasChildNodes()) element?.append(...nodes.map((node) => node.cloneNode(true)))
  }
  return () => <Element {...attributes} {...keptHtml} ref={fill} />
}
