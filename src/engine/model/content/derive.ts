/**
 * A value that several outputs need, computed once. It must not depend on the language.
 * @param key its name; a name belongs to one computation
 * @param identify tells values apart that outputs can tell apart: an output is made again only if this text has changed
 */
export type Derive = <Value>(key: string, compute: () => Value, identify: (value: Value) => string) => Value
