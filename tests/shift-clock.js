// Loaded before any program (`node --import`), with TESTS_NOW: its clock then shows that moment when it starts, and goes on
// from there. So that tests can be run on any day; JavaScript, as it is loaded before anything that reads TypeScript.

const machineDate = Date
const ahead = machineDate.parse(process.env['TESTS_NOW'] ?? '') - machineDate.now()
if (Number.isNaN(ahead)) throw new Error('TESTS_NOW names no moment, such as 2027-06-02T08:00+07:00')
const now = () => machineDate.now() + ahead

globalThis.Date = new Proxy(machineDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length > 0 ? given : [now()], self),
  apply: () => new machineDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
