import { z } from 'zod'
import type { TabStorage } from '#web/forms/tab-storage.ts'
import type { ChangeDraft } from './requested-change.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const time = z.string().regex(/^\d{2}:\d{2}$/)

const StoredDraft = z.object({
  period: z.object({ pickup_date: day, pickup_time: time, dropoff_date: day, dropoff_time: time }),
  extras: z.array(z.object({ id: z.string(), quantity: z.int() })),
  protectionId: z.string().nullable(),
})

/** Stores the draft of a change in this tab, for a traveller who returns after the bank declined. */
export function saveDraft(storage: TabStorage, bookingId: string, draft: ChangeDraft): void {
  storage.setItem(nameOf(bookingId), JSON.stringify(draft))
}

/** Returns the stored draft; null if missing or unreadable. */
export function storedDraft(storage: TabStorage, bookingId: string): ChangeDraft | null {
  try {
    const stored = StoredDraft.safeParse(JSON.parse(storage.getItem(nameOf(bookingId)) ?? 'null'))
    return stored.success ? stored.data : null
  } catch {
    return null
  }
}

export function forgetDraft(storage: TabStorage, bookingId: string): void {
  storage.removeItem(nameOf(bookingId))
}

function nameOf(bookingId: string): string {
  return `change-${bookingId}`
}
