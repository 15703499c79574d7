/** Ports that an address leaves out, with the colon before them. */
const impliedPort = /:(?:80|443)?$/

/**
 * A host as it is looked up: clients write capitals, the dot that ends a full name, and the port that their scheme implies. Another
 * port is part of it.
 */
export function toHostKey(host: string): string {
  return host
    .toLowerCase()
    .replace(impliedPort, '')
    .replace(/\.(?=:|$)/, '')
}
