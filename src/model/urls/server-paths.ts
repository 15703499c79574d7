/** Where the server answers by itself, whether it lives and which build it serves: no page can have these addresses. */
export const healthPath = '/healthz'
export const readyPath = '/readyz'
