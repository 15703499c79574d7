/** A view of an object, and how it reports the reads. */
export interface View<Target extends object> {
  /** The object, which may be another one each time. */
  present: () => Target
  /** Called before each access; null for the set of properties. */
  onRead: (property: string | null) => void
  /** The value that is shown in place of the own one. */
  show: (property: string, value: unknown) => unknown
}

// One handler for all views: there are tens of thousands of them.
const handler: ProxyHandler<View<object>> = {
  get: (view, property) => {
    const present = view.present()
    const value: unknown = Reflect.get(present, property, present)
    if (typeof property === 'symbol') return value
    view.onRead(property)
    return view.show(property, value)
  },
  has: (view, property) => {
    view.onRead(typeof property === 'string' ? property : null)
    return Reflect.has(view.present(), property)
  },
  ownKeys: (view) => {
    view.onRead(null)
    return Reflect.ownKeys(view.present())
  },
  // As of a plain property, because the object behind a view may change.
  getOwnPropertyDescriptor: (view, property) => {
    const present = view.present()
    if (typeof property === 'symbol' || !Object.hasOwn(present, property)) return undefined
    view.onRead(property)
    const value = view.show(property, Reflect.get(present, property, present))
    return { value, enumerable: true, configurable: true, writable: true }
  },
}

/** An object that shows what a view shows. */
export function trackObject<Target extends object>(view: View<Target>): Target {
  return new Proxy<object>(view, handler as ProxyHandler<object>) as Target // it has exactly the properties of the target
}
