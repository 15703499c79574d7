/** Programs speak the language of the system, and tests read English: whatever this process starts from here on speaks it. */
export function startInEnglish(): void {
  process.env['LC_ALL'] = 'en_US.UTF-8'
}
