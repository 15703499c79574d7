// The language of programs that run before anything is installed, so that they cannot read the catalogue: both languages stand here.
// Plain JavaScript, as in setup.js.

const at = process.argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
const asked = at === -1 ? undefined : (process.argv[at]?.split('=')[1] ?? process.argv[at + 1])
const isVietnamese = /^vi(?:-|$)/i.test(asked ?? Intl.DateTimeFormat().resolvedOptions().locale)

/**
 * A sentence in the language of the user.
 * @param {string} english
 * @param {string} vietnamese
 */
export function sayBoth(english, vietnamese) {
  return isVietnamese ? vietnamese : english
}
