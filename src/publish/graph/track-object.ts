/**
 * A view of an object that reports which of its properties are read. The object may be exchanged: the view always shows the
 * present one.
 * @param read called before each access; null for the set of properties
 * @param replace gives the value that is shown in place of the own one
 */
export function trackObject<Target extends object>(
  target: () => Target,
  read: (property: string | null) => void,
  replace: (property: string, value: unknown) => unknown = (_property, value) => value,
): Target {
  const view: ProxyHandler<object> = {
    get: (_shadow, property) => {
      const present = target()
      const value: unknown = Reflect.get(present, property, present)
      if (typeof property === 'symbol') return value
      read(property)
      return replace(property, value)
    },
    has: (_shadow, property) => {
      read(null)
      return Reflect.has(target(), property)
    },
    ownKeys: () => {
      read(null)
      return Reflect.ownKeys(target())
    },
    // As of a plain property, because the target behind a view may change.
    getOwnPropertyDescriptor: (_shadow, property) => {
      if (typeof property === 'symbol' || !Object.hasOwn(target(), property)) return undefined
      read(property)
      const value = replace(property, Reflect.get(target(), property, target()))
      return { value, enumerable: true, configurable: true, writable: true }
    },
  }
  return new Proxy({}, view) as Target // shows exactly the properties of the target
}
