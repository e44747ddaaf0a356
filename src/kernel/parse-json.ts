/** What a text of others says as JSON, for a schema to judge; null: it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
