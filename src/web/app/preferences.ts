import { currencyById, type Language } from '#kernel/locale.ts'

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

/** The language of a stored choice (`ar.1790000000000`); null when expired or unreadable. */
export function readLanguageChoice(stored: string | undefined | null, now: number): Language | null {
  const parts = /^(en|ar)\.(\d{10,16})$/.exec(stored ?? '')
  if (!parts) return null
  // The timestamp is the browser's, whose clock may be ahead of ours.
  const age = Math.abs(now - Number(parts[2]))
  return age < LANGUAGE_CHOICE_MS ? (parts[1] as Language) : null
}

/** The currency code of a stored currency object `{id, symbol, name}`; null when it is not one of ours. */
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
export function keepLanguage(productName: string, language: Language): void {
  const { language: name } = preferenceNames(productName)
  keep(name, `${language}.${Date.now()}`, LANGUAGE_CHOICE_MINUTES * 60)
}

/** Stores the currency object of specification §3 (browser only). */
export function keepCurrency(productName: string, id: number): void {
  const currency = currencyById(id)
  if (!currency) return
  const { currency: name } = preferenceNames(productName)
  const stored = { id: currency.id, symbol: currency.symbol, name: currency.code }
  keep(name, JSON.stringify(stored), CURRENCY_DAYS * 86_400)
}

/** Whether a currency was chosen or guessed before (browser only). */
export function hasCurrency(productName: string): boolean {
  return readCurrencyChoice(readCookies(document.cookie)[preferenceNames(productName).currency]) !== null
}

/** Deletes the user data that the header shows, after the session has ended (browser only). */
export function forgetUserData(productName: string): void {
  document.cookie = `${preferenceNames(productName).user}=; Path=/; Max-Age=0; SameSite=Lax`
}

function keep(name: string, value: string, seconds: number) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
  try {
    window.localStorage.setItem(name, value)
  } catch {
    // Storage may be disabled; the cookie is enough.
  }
}

/** The cookies of a `Cookie` header; a value that is not percent-encoded properly is kept as it is. */
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
