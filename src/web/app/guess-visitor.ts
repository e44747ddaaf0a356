import { currencyChosen } from './header.ts'
import { saveCurrency, storedCurrency } from './preferences.ts'
import type { SiteStore } from './store.ts'
import { countryStorage, saveCountry, readCountry } from './visitor-country.ts'

type Guess = { country: string | null; currency_id: number | null }

/**
 * Requests a first guess of the visitor's country and currency, once, after the page is shown. Choices made
 * before or during the request take precedence.
 */
export async function guessVisitor(store: SiteStore, productName: string): Promise<void> {
  const storage = countryStorage()
  if (readCountry(storage, productName)) return
  const shown = store.getState().header.currency_id
  const reply = await fetch('/api/visitor').catch(() => null)
  if (!reply?.ok) return
  const { country, currency_id } = (await reply.json()) as Guess
  if (country === null) return
  saveCountry(storage, productName, { code: country, from: 'guess' })
  if (
    currency_id === null ||
    storedCurrency(productName) !== null ||
    store.getState().header.currency_id !== shown
  )
    return
  saveCurrency(productName, currency_id)
  store.dispatch(currencyChosen(currency_id))
}
