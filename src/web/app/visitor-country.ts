import { languageRow, type Language } from '#kernel/locale.ts'

/** Source of a visitor's country; a choice of their own overrides a guess. */
type KnownCountry = { code: string; from: 'used' | 'guess' }

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Storage key of the visitor's country. */
export function countryKey(productName: string): string {
  return `${productName.toLowerCase()}_country`
}

export function readCountry(storage: Storage | null, productName: string): KnownCountry | null {
  const parts = /^([A-Z]{2})\.(used|guess)$/.exec(storage?.getItem(countryKey(productName)) ?? '')
  return parts ? { code: parts[1] as string, from: parts[2] as KnownCountry['from'] } : null
}

/** Stores a country; a guess never replaces one that was used. */
export function saveCountry(
  storage: Storage | null,
  productName: string,
  { code, from }: KnownCountry,
): void {
  if (!/^[A-Z]{2}$/.test(code)) return
  if (from === 'guess' && readCountry(storage, productName)?.from === 'used') return
  storage?.setItem(countryKey(productName), `${code}.${from}`)
  for (const listener of followers) listener()
}

const followers = new Set<() => void>()

/** Calls `listener` whenever a country is stored; returns an unsubscribe function. */
export function followCountry(listener: () => void): () => void {
  followers.add(listener)
  return () => followers.delete(listener)
}

/** Returns the browser's local storage; null if it is disabled. */
export function countryStorage(): Storage | null {
  // An exception per page would cost the server more than the rest of the consent note.
  if (import.meta.env.SSR) return null
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** Returns the country of a language, the fallback if no other source has one. */
export function countryOfLanguage(language: Language): string {
  return languageRow(language).country
}

/** Returns the country of the visitor's network, not a choice of theirs. */
export function guessedCountry(productName: string): string | null {
  const known = readCountry(countryStorage(), productName)
  return known?.from === 'guess' ? known.code : null
}
