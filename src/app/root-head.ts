/** What stands first in the head of every page. What never changes, and links to files, is put in by the build. */
export function rootHead() {
  return {
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
  }
}
