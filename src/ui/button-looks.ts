const button =
  'inline-flex min-h-12 items-center rounded-sm border px-7 py-2 font-semibold transition-colors duration-150'

/** Links that look like buttons: the one thing to do, and the other. */
export const buttonOnDark = `${button} border-white bg-white text-brand-900 hover:border-brand-100 hover:bg-brand-100 active:border-brand-200 active:bg-brand-200`
export const quietButtonOnDark = `${button} border-brand-300 hover:bg-brand-900 active:bg-brand-800`
export const buttonOnLight = `${button} border-brand-700 bg-brand-700 text-white hover:border-brand-800 hover:bg-brand-800 active:border-brand-900 active:bg-brand-900`
