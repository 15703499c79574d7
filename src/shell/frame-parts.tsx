import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** The header and the footer of pages. */
export const frameParts = { Header, Footer }
