import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parse } from 'yaml'

/** The fields of wrangler.jsonc that decide how the Worker runs. */
const workerConfigSchema = v.object({
  name: v.string(),
  main: v.string(),
  compatibility_date: v.string(),
  compatibility_flags: v.array(v.string()),
  assets: v.object({
    directory: v.string(),
    binding: v.literal('ASSETS'),
    run_worker_first: v.literal(true),
    html_handling: v.literal('none'),
    not_found_handling: v.literal('none'),
  }),
  vars: v.record(v.string(), v.string()),
})

export type WorkerConfig = v.InferOutput<typeof workerConfigSchema>

const configFile = fileURLToPath(new URL('../../../../../wrangler.jsonc', import.meta.url))

/** The configuration that the Worker is deployed with, so that it runs with the same one on this machine. */
export function readWorkerConfig(): WorkerConfig {
  // Comments in lines of their own, and commas after the last item, which YAML allows too.
  const text = readFileSync(configFile, 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')
  return v.parse(workerConfigSchema, parse(text))
}
