/**
 * Maximum depth, deeper than any body of a contract. Deeper values are ignored, so that no input can exhaust
 * the stack.
 */
const MAX_DEPTH = 64

/**
 * Returns a JSON value as text that does not depend on the order of its keys (RFC 8785 §3.2.3), so that two clients'
 * spellings of one body compare as equal. Arrays keep their order.
 */
export function canonicalJson(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (depth === MAX_DEPTH) return '"…"'
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`
  const members = Object.entries(value)
    // By code unit, as the default order of `sort` is: never by language.
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member, depth + 1)}`)
  return `{${members.join(',')}}`
}

/** Returns a request's body as `canonicalJson`, without one of its members. Invalid JSON stays unchanged. */
export function canonicalBody(text: string, { without }: { without?: string } = {}): string {
  try {
    const body: unknown = JSON.parse(text)
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    if (without === undefined || !isObject) return canonicalJson(body)
    return canonicalJson(Object.fromEntries(Object.entries(body).filter(([name]) => name !== without)))
  } catch {
    return text
  }
}
