/**
 * Headers of data that programs of others may read: a notebook or a spreadsheet in a browser, from any site, and without anything that
 * tells who asks. No page and no document has them.
 */
export const sharedHeaders = { 'Access-Control-Allow-Origin': '*' } as const
