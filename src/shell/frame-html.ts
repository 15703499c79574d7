import { createContext } from 'react'

/** The contents of the header and the footer as HTML, from an earlier render of a page whose frame is the same. */
export interface FrameHtml {
  header: string
  footer: string
}

/**
 * Given while prerendering, where the frame's hundreds of links would take most of the time of each page. In the browser there
 * is none: React hydrates the same HTML with the components.
 */
export const FrameHtmlContext = createContext<FrameHtml | undefined>(undefined)
