/** True if all tests run (`npm run site -- test full`), or only those for each change. */
export const isFullRun = process.env['E2E_FULL'] === '1'
