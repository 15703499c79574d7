// What is parsed is unknown until a schema, or a cast with its reason, says what it is: TypeScript's own `any` hides that.

interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown
}

interface Body {
  json(): Promise<unknown>
}
