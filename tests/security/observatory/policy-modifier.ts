import type { Answer } from './scan.ts'

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const inline = new Set(["'unsafe-inline'", 'data:'])
const passive = ['img-src', 'media-src']

/** The directives of a policy with their sources, in lower case. Several policies, as `A, B`, are rare and not read. */
function parsePolicy(header: string): ReadonlyMap<string, readonly string[]> {
  const rows = header.split(';').map((row) => row.trim().toLowerCase().split(/\s+/))
  return new Map(rows.map(([name = '', ...sources]) => [name, sources]))
}

/** Content-Security-Policy: between -25 and 10. */
export function toPolicyModifier({ url, headers }: Answer): number {
  const header = headers.get('Content-Security-Policy')
  if (!header) return -25
  const policy = parsePolicy(header)
  const sourcesOf = (name: string) => withoutIgnored(policy.get(name) ?? policy.get('default-src') ?? ['*'])
  const [scripts, styles, objects] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')]
  const isInsecure = (source: string) => url.protocol === 'https:' && /^(?:http|ftp):/.test(source)
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources)
  if (scripts.includes("'strict-dynamic'") && !scripts.some(isHashOrNonce)) return -25
  if (scripts.some((source) => broad.has(source) || inline.has(source)) || objects.some((one) => broad.has(one)))
    return -20
  if (active.some(isInsecure)) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10
  if (styles.some((source) => broad.has(source) || inline.has(source))) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function isHashOrNonce(source: string): boolean {
  return /^'(?:sha256|sha384|sha512|nonce)-/.test(source)
}

/** Browsers ignore `unsafe-inline` beside a hash or a nonce. */
function withoutIgnored(sources: readonly string[]): readonly string[] {
  return sources.some(isHashOrNonce) ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}
