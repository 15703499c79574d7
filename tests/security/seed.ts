/**
 * The seed of random tests: another one at each run, unless `FUZZ_SEED` repeats one. A failure is printed with it, reduced to the
 * smallest input that fails.
 */
export const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
console.info(`FUZZ_SEED=${seed}`)
