/** The first elements in the head of every page. The build adds constant ones, and links to files. */
export function rootHead() {
  return {
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
  }
}
