import type { CheckoutValues } from './checkout-values.ts'
import type { TabStorage } from './tab-storage.ts'

/** What may be kept of a form half filled in; of the card nothing, ever. */
const KEPT = [
  'first_name',
  'last_name',
  'email',
  'phone_country',
  'phone',
  'residence',
  'age',
  'flight_number',
] as const satisfies readonly (keyof CheckoutValues)[]

export type KeptForm = Partial<Pick<CheckoutValues, (typeof KEPT)[number]>>

export function keepForm(storage: TabStorage, bookingId: string, values: Partial<CheckoutValues>): void {
  const kept = Object.fromEntries(KEPT.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  storage.setItem(nameOf(bookingId), JSON.stringify(kept))
}

/** What was kept of this booking's form; anything unreadable counts as nothing. */
export function keptForm(storage: TabStorage, bookingId: string): KeptForm {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(bookingId)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const texts = Object.entries(kept).filter(
      ([name, value]) => KEPT.some((known) => known === name) && typeof value === 'string',
    )
    return Object.fromEntries(texts) as KeptForm
  } catch {
    return {}
  }
}

export function forgetForm(storage: TabStorage, bookingId: string): void {
  storage.removeItem(nameOf(bookingId))
}

function nameOf(bookingId: string): string {
  return `checkout-${bookingId}`
}
