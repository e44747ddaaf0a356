import { currencyByCode, currencyById, isLanguage, type Language } from '#kernel/locale.ts'

/** A language choice lasts 1440 minutes, then the default returns (specification §9). */
export const LANGUAGE_CHOICE_MINUTES = 1440
const LANGUAGE_CHOICE_MS = LANGUAGE_CHOICE_MINUTES * 60_000
const CURRENCY_DAYS = 365

export function preferenceNames(productName: string) {
  const product = productName.toLowerCase()
  return {
    language: `${product}_language`,
    currency: `${product}_currency`,
    user: `${product}_userdata`,
    token: `${product}_token`,
  }
}

/** `other`: the tag of a requested language that is not supported; English is shown then. */
export type LanguageChoice = { language: Language; other?: string }

/** Returns a stored choice of language (`ar.1790000000000`); null if expired or unreadable. */
export function readLanguageChoice(stored: string | undefined | null, now: number): LanguageChoice | null {
  const [, code = '', region = '', time] =
    /^([a-z]{2,3})(-[a-z\d]{2,8})?\.(\d{10,16})$/.exec(stored?.toLowerCase() ?? '') ?? []
  // The timestamp is the browser's, whose clock may be ahead of ours.
  const age = Math.abs(now - Number(time))
  if (!(age < LANGUAGE_CHOICE_MS)) return null
  return isLanguage(code) ? { language: code } : { language: 'en', other: code + region }
}

/** Parses the currency code of a stored currency object `{id, symbol, name}`; null if it is not supported. */
export function readCurrencyChoice(stored: string | undefined | null): string | null {
  if (!stored) return null
  try {
    const { id } = JSON.parse(stored) as { id?: unknown }
    return typeof id === 'number' ? (currencyById(id)?.code ?? null) : null
  } catch {
    return null
  }
}

/** Stores the choice with a timestamp in a cookie, for the server, and in local storage (browser only). */
export function saveLanguage(productName: string, language: Language): void {
  const { language: name } = preferenceNames(productName)
  writeCookie(name, `${language}.${Date.now()}`, LANGUAGE_CHOICE_MINUTES * 60)
}

/**
 * Returns the language choice in local storage, for a page that the server rendered without its cookie,
 * because some browsers clear only cookies. Sets the cookie again for the rest of its lifetime, and removes
 * an expired choice (specification §4). Null if the cookie exists (browser only).
 */
export function recoverLanguage(productName: string): Language | null {
  const { language: name } = preferenceNames(productName)
  try {
    const stored = window.localStorage.getItem(name)
    if (stored === null) return null
    const choice = readLanguageChoice(stored, Date.now())
    if (!choice) window.localStorage.removeItem(name)
    if (!choice || readCookies(document.cookie)[name] !== undefined) return null
    const age = Math.floor((Date.now() - Number(stored.split('.')[1])) / 1000)
    setCookie(name, stored, LANGUAGE_CHOICE_MINUTES * 60 - age)
    return choice.language
  } catch {
    // Storage may be disabled.
    return null
  }
}

/** Stores the currency object of specification §3 (browser only). */
export function saveCurrency(productName: string, id: number): void {
  const currency = currencyById(id)
  if (!currency) return
  const { currency: name } = preferenceNames(productName)
  const stored = { id: currency.id, symbol: currency.symbol, name: currency.code }
  writeCookie(name, JSON.stringify(stored), CURRENCY_DAYS * 86_400)
}

/** Id of the currency that was chosen or guessed before; null for none (browser only). */
export function storedCurrency(productName: string): number | null {
  const code = readCurrencyChoice(readCookies(document.cookie)[preferenceNames(productName).currency])
  return code === null ? null : (currencyByCode(code)?.id ?? null)
}

/** Calls `hear` with a currency that another tab chose; returns an unsubscribe function (browser only). */
export function subscribeToCurrency(productName: string, hear: (id: number) => void): () => void {
  const { currency: name } = preferenceNames(productName)
  const read = ({ key }: StorageEvent) => {
    const id = key === name ? storedCurrency(productName) : null
    if (id !== null) hear(id)
  }
  window.addEventListener('storage', read)
  return () => window.removeEventListener('storage', read)
}

/** Deletes the user data that the header shows, after the session has ended (browser only). */
export function forgetUserData(productName: string): void {
  document.cookie = `${preferenceNames(productName).user}=; Path=/; Max-Age=0; SameSite=Lax`
}

function writeCookie(name: string, value: string, seconds: number) {
  setCookie(name, value, seconds)
  try {
    window.localStorage.setItem(name, value)
  } catch {
    // Storage may be disabled; the cookie is enough.
  }
}

function setCookie(name: string, value: string, seconds: number) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

/** Parses the cookies of a `Cookie` header; values with invalid percent-encoding stay as they are. */
export function readCookies(header: string | null): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const part of (header ?? '').split(';')) {
    const pair = part.trim()
    const at = pair.indexOf('=')
    if (at < 1) continue
    const value = pair.slice(at + 1).trim()
    try {
      cookies[pair.slice(0, at).trim()] = decodeURIComponent(value)
    } catch {
      cookies[pair.slice(0, at).trim()] = value
    }
  }
  return cookies
}
