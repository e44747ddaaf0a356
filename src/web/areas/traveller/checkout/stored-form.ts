import { DRIVER_FIELDS, type CheckoutValues } from './checkout-values.ts'
import type { TabStorage } from '#web/forms/tab-storage.ts'

/** What may be stored of an unfinished form: the driver, but never the card. */
export type StoredForm = Partial<Pick<CheckoutValues, (typeof DRIVER_FIELDS)[number]>>

export function keepForm(storage: TabStorage, bookingId: string, values: Partial<CheckoutValues>): void {
  const kept = Object.fromEntries(
    DRIVER_FIELDS.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  )
  storage.setItem(nameOf(bookingId), JSON.stringify(kept))
}

/** The stored form of this booking; anything unreadable counts as nothing. */
export function storedForm(storage: TabStorage, bookingId: string): StoredForm {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(bookingId)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const texts = Object.entries(kept).filter(
      ([name, value]) => DRIVER_FIELDS.some((known) => known === name) && typeof value === 'string',
    )
    return Object.fromEntries(texts) as StoredForm
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
