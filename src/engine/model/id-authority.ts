/**
 * Who named the entries, in ids of feeds (RFC 4151) and calendars (RFC 7986). It is not the address of the site: ids stay the same on
 * a test site and after a move to another domain, so that readers and calendars never show everything again. Never change it.
 */
export { idAuthority } from '#brand'
