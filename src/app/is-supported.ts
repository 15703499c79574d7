/**
 * Features that tell the oldest supported versions from those before, by their names in MDN's compatibility data: each came to one engine with
 * that very version, and to the others before. Not read from the engine's name, which it may hide.
 */
export const required: Readonly<Record<string, () => boolean>> = {
  // Chrome and Edge 111
  'css.types.sin': () => CSS.supports('width', 'calc(1px * sin(1))'),
  // Firefox 121
  'css.selectors.has': () => CSS.supports('selector(:has(a))'),
  // Safari 16.4
  'api.CompressionStream': () => 'CompressionStream' in window,
}

/** True if this engine is one of docs/browsers.md. */
export function isSupported(): boolean {
  return Object.values(required).every((isThere) => isThere())
}
