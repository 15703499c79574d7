/** What was asked for cannot be; the message says what can. */
export class RequestError extends Error {}
