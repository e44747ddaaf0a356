/**
 * JSON in which no text can be read as markup, wherever the bytes end up: `<`, `>` and `&` are written as escapes, which
 * every JSON parser reads back. What is translated is text; whoever shows it escapes it as any other text.
 */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
