// The module that makes pages outside a browser: one file, which builds and servers load.
export { navTree as navItems } from '#site/menus/nav-tree.ts'
export { createRenderer, render } from './create-renderer.tsx'
export { openViews } from './open-views.ts'
