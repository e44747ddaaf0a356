import { languageRow, type Language } from '#kernel/locale.ts'

/** Where a visitor's country is known from; what they used themselves beats a guess. */
type KnownCountry = { code: string; from: 'used' | 'guess' }

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** The name under which a browser keeps its visitor's country. */
export function countryKey(productName: string): string {
  return `${productName.toLowerCase()}_country`
}

export function readCountry(storage: Storage | null, productName: string): KnownCountry | null {
  const parts = /^([A-Z]{2})\.(used|guess)$/.exec(storage?.getItem(countryKey(productName)) ?? '')
  return parts ? { code: parts[1] as string, from: parts[2] as KnownCountry['from'] } : null
}

/** Keeps a country; a guess never replaces one that was used. */
export function keepCountry(
  storage: Storage | null,
  productName: string,
  { code, from }: KnownCountry,
): void {
  if (!/^[A-Z]{2}$/.test(code)) return
  if (from === 'guess' && readCountry(storage, productName)?.from === 'used') return
  storage?.setItem(countryKey(productName), `${code}.${from}`)
  for (const tell of followers) tell()
}

const followers = new Set<() => void>()

/** Calls `tell` whenever a country is kept; returns how to stop. */
export function followCountry(tell: () => void): () => void {
  followers.add(tell)
  return () => followers.delete(tell)
}

/** The browser's local storage; null where it is disabled. */
export function countryStorage(): Storage | null {
  // A fault that is thrown for each page costs the server more than the rest of the note that asks.
  if (import.meta.env.SSR) return null
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The country of a language alone, where nothing else is known. */
export function countryOfLanguage(language: Language): string {
  return languageRow(language).country
}

/** The country of the visitor's network, which nobody has chosen. */
export function guessedCountry(productName: string): string | null {
  const known = readCountry(countryStorage(), productName)
  return known?.from === 'guess' ? known.code : null
}
