import * as v from 'valibot'

// All JSON that one run of a program writes and another one reads comes back through here, because files outlive the version
// that wrote them. It has a version: that of what holds it (`user_version` of the store and of caches in SQLite, the hash of the
// code in the key of a cached value, the deployment of a Worker), else one of its own (`defineFormat`). And it has a schema. What
// has another version or shape is as if it were not there; only where a release cannot do without it, the reader throws, and says
// what to do.

/** Stored JSON as the value that a schema describes; undefined where that is no JSON, or has another shape. */
export function parseStored<Value>(
  schema: v.GenericSchema<unknown, Value>,
  json: string | Uint8Array,
): Value | undefined {
  let value: unknown
  try {
    value = JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json))
  } catch {
    return undefined
  }
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}

/** JSON that says its version. */
export interface StoredFormat<Value> {
  write: (value: Value) => string
  /** Undefined where it is of another version or has another shape. */
  parse: (json: string) => Value | undefined
}

/** @param version to be raised with every change of the schema, or of what its values mean */
export function defineFormat<Value>(version: number, schema: v.GenericSchema<unknown, Value>): StoredFormat<Value> {
  const format: v.GenericSchema<unknown, { version: number; value: Value }> = v.object({
    version: v.literal(version),
    value: schema,
  })
  return {
    write: (value) => JSON.stringify({ version, value }),
    parse: (json) => parseStored(format, json)?.value,
  }
}
