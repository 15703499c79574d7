/** Paths of the server itself: whether it is running, and which build it serves. No page may have them. */
export const healthPath = '/healthz'
export const readyPath = '/readyz'
