/** The header that a file states itself only where other sites may frame it. */
export const policyHeader = 'Content-Security-Policy'

/** The policy of a document that any site may frame: its styles, by their hash, and nothing else. */
export function toFramedPolicy(styleHash: string): string {
  return [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')
}
