/** The nonce of this document, with which CodeMirror may add its styles: that of the script which runs. */
export function readNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}
