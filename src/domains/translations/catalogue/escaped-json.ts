/**
 * Returns JSON in which no text can be read as markup, wherever the bytes end up: `<`, `>` and `&` are escaped, which
 * every JSON parser reverses. Translations are plain text, to be escaped on display like any other.
 */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
