import * as v from 'valibot'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** The settings of a schema from environment variables and defaults. @throws {ConfigError} naming every bad variable. */
export function parseSettings<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, environment)
  if (result.success) return result.output
  const lines = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '?'
    return `  ${name}=${JSON.stringify(environment[name] ?? '')} ${issue.message}`
  })
  throw new ConfigError(`${told(say`The site cannot start with these settings:`)}\n${lines.join('\n')}`)
}
