/**
 * True if pasted HTML has more than its plain text: editors of code, and this one, also give HTML for text without any form.
 */
export function isRich(html: string): boolean {
  if (html === '' || /<meta[^>]+vscode|data-vscode/i.test(html)) return false
  return /<(?:p|h[1-6]|ul|ol|li|table|a\s|b|strong|i|em|img|blockquote|br|sup|sub|u)\b/i.test(html)
}
