import { pageDataId } from '#engine/model/config/page-data.ts'

/** The kind of a page, from the payload in its HTML. */
export function toKind(html: string): string {
  const json = html.split(`id="${pageDataId}">`)[1]?.split('</script>')[0]
  const data = JSON.parse(json ?? '{}') as { payload?: { kind?: unknown } } // the format of the page template
  const kind = data.payload?.kind
  if (typeof kind !== 'string') throw new Error('A page has no payload with a kind; see src/engine/model/fill-page.ts')
  return kind
}
