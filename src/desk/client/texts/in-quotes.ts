/** A value in quotes; one that has quotes itself stands without others. */
export const inQuotes = (value: string) => (/["'“”‘’]/.test(value) ? value : `“${value}”`)
