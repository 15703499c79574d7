import { fileURLToPath } from 'node:url'
import { publish } from '#engine/cli/publish.ts'

/** `npm run build`. */
export function run(isBundled: boolean): Promise<void> {
  const bundle = isBundled ? undefined : fileURLToPath(new URL('bundle-cli.ts', import.meta.url))
  return publish(async () => (await import('../site.ts')).site, { bundle })
}
