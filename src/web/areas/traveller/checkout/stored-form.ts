import { DRIVER_FIELDS, type CheckoutValues } from './checkout-values.ts'
import type { TabStorage } from '#web/forms/tab-storage.ts'

/** Storable part of an unfinished form: the driver, never the card. */
export type StoredForm = Partial<Pick<CheckoutValues, (typeof DRIVER_FIELDS)[number]>>

export function saveForm(storage: TabStorage, bookingId: string, values: Partial<CheckoutValues>): void {
  const stored = Object.fromEntries(
    DRIVER_FIELDS.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  )
  storage.setItem(nameOf(bookingId), JSON.stringify(stored))
}

/** Returns the stored form of this booking; empty if unreadable. */
export function storedForm(storage: TabStorage, bookingId: string): StoredForm {
  try {
    const stored: unknown = JSON.parse(storage.getItem(nameOf(bookingId)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const texts = Object.entries(stored).filter(
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
