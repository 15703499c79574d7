/** Whether everything is looked at (`npm run test:full`), or what is looked at with every change. */
export const isFullRun = process.env['E2E_FULL'] === '1'
