const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

/** A value as JSON for a `<script>` element, which no part of it can close. */
export function toScriptJson(value: unknown): string {
  return escapeScriptJson(JSON.stringify(value))
}

/** JSON as JSON for a `<script>` element. Its line separators are escaped too, which old parsers take for ends of lines. */
export function escapeScriptJson(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
