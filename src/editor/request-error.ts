/** What was asked for cannot be; the message says what can. */
export class WishError extends Error {}
