/** A script that sets the clock of a page to a moment, from which it goes on. It must run before all others. */
export function shiftClock(moment: Date): string {
  const code = `(() => {
  const Machine = Date
  const shift = ${moment.getTime()} - Machine.now()
  globalThis.Date = class Date extends Machine {
    constructor(...given) {
      if (given.length > 0) super(...given)
      else super(Machine.now() + shift)
    }
    static now() {
      return Machine.now() + shift
    }
  }
})()`
  return `<script>${code}</script>`
}
