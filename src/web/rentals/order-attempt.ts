import { newId } from '#kernel/ids.ts'
import type { TabStorage } from '#web/forms/tab-storage.ts'

/** Scope of an idempotency key: one intended action on one booking. */
export type Attempt = { action: 'order' | 'cancel' | 'rebook'; bookingId: string }

/**
 * Returns the idempotency key of an attempt: the same one, also after a reload, until the attempt has ended,
 * so that a retry after a broken connection orders only once.
 */
export function attemptKey(storage: TabStorage, attempt: Attempt): string {
  const stored = storage.getItem(nameOf(attempt))
  if (stored) return stored
  const key = newId()
  storage.setItem(nameOf(attempt), key)
  return key
}

/** After a certain outcome, the next click is another attempt. */
export function endAttempt(storage: TabStorage, attempt: Attempt): void {
  storage.removeItem(nameOf(attempt))
}

function nameOf({ action, bookingId }: Attempt): string {
  return `attempt-${action}-${bookingId}`
}
