import { AllMenu } from './all-menu.tsx'
import { SectionMenu } from './nav-menus.tsx'

/** The menus that the main bar opens. */
export const barMenus = { SectionMenu, AllMenu }
