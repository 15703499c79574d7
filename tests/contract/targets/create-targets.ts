import { createHandlerTarget } from './handler-target.ts'
import { createNginxTarget } from './nginx-target.ts'
import { createNodeTarget } from './node-target.ts'
import type { CreateTarget, Environment, Target } from './target.ts'
import { createWorkerdTarget } from './workerd-target.ts'

/** Every server of the site, by its name. `fetch` of each sends what a row says, byte for byte. */
const targetMakers = {
  handler: createHandlerTarget,
  node: createNodeTarget,
  nginx: createNginxTarget,
  workerd: createWorkerdTarget,
} as const satisfies Readonly<Record<string, CreateTarget>>

export type TargetName = keyof typeof targetMakers

/** Every server that this machine can run, for one output and its settings. Those that it cannot are printed. */
export async function createTargets(output: string, environment: Environment = {}): Promise<Target[]> {
  const makers: readonly [string, CreateTarget][] = Object.entries(targetMakers)
  const started = makers.map(async ([name, create]) => {
    const target = await create(output, environment)
    if (!target) console.info(`contract: ${name} is absent on this machine; the other servers are tested`)
    return target
  })
  return (await Promise.all(started)).filter((target) => target !== undefined)
}
