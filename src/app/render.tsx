// The module that makes pages outside a browser: one file, which builds and servers load.
export { createRenderer, render } from './create-renderer.tsx'
export { openViews } from './open-views.ts'
