import type { i18n } from 'i18next'

/** What a look-up may depend on beside its key; any other option is a value that is filled in. */
const OF_LOOK_UP: ReadonlySet<string> = new Set([
  'lng',
  'lngs',
  'ns',
  'nsSeparator',
  'keyPrefix',
  'count',
  'scopeNs',
])

/** Counts above are formatted anew: they may be anything. */
const MOST_COUNT = 100

/**
 * Messages that look each text up once, for the server: its messages never change, and a page asks for hundreds of them.
 * Texts with values filled in are looked up as before.
 */
export function keepTexts(messages: i18n): i18n {
  const kept = new Map<string, string>()
  const lookUp = messages.t.bind(messages) as unknown as (key: unknown, options?: unknown) => unknown
  const keptT = (key: unknown, options?: unknown): unknown => {
    const name = keyOf(key, options)
    if (name === null) return lookUp(key, options)
    const known = kept.get(name)
    if (known !== undefined) return known
    const text = lookUp(key, options)
    if (typeof text === 'string') kept.set(name, text)
    return text
  }
  messages.t = keptT as unknown as typeof messages.t
  return messages
}

function keyOf(key: unknown, options: unknown): string | null {
  if (typeof key !== 'string') return null
  if (options === undefined) return key
  if (typeof options !== 'object' || options === null) return null
  const given = options as Record<string, unknown>
  for (const name in given) if (!OF_LOOK_UP.has(name) && given[name] !== undefined) return null
  const { count, ns, lng } = given
  if (count !== undefined && !(typeof count === 'number' && count >= 0 && count <= MOST_COUNT)) return null
  return `${key}\n${String(ns)}\n${String(lng)}\n${String(count)}`
}
