// Loaded before a program (`node --import`): shifts its clock, so that it starts at TESTS_NOW. For running tests on any day. The programs that it
// starts have the same clock.
// JavaScript, because it is loaded before anything that can compile TypeScript.

const machineDate = Date
const ahead = Number(
  process.env['TESTS_AHEAD'] ?? machineDate.parse(process.env['TESTS_NOW'] ?? '') - machineDate.now(),
)
process.env['TESTS_AHEAD'] = String(ahead)
if (Number.isNaN(ahead)) throw new Error('TESTS_NOW is not a date and time such as 2027-06-02T08:00+07:00')
const now = () => machineDate.now() + ahead

globalThis.Date = new Proxy(machineDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length > 0 ? given : [now()], self),
  apply: () => new machineDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
