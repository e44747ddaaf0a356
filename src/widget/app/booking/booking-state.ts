import type { FrameBoot } from '#domains/widget/frame-boot.contract.ts'
import type { Chosen } from '../offer/chosen.ts'
import type { TokenStorage } from '../../trips/stored-tokens.ts'
import type { Step } from '../steps/step.ts'

/** Booking form input by field, as entered. */
export type BookingDraft = {
  name: string
  email: string
  /** Sign-in method. */
  way: 'mobile' | 'email'
  phoneCountry: string
  phone: string
  costCentre: string
  notes: string
  /** Age of the driver of a self-drive car. */
  age: string
  licence_years: string
  payBy: '' | 'wallet' | 'card' | 'driver'
  /** Profile that a supervisor books for; empty: their own. */
  profileId: string
}

export type BookingState = { chosen: Chosen | null; draft: Partial<BookingDraft> }

/** Booking state with the current step. */
export type StoredBooking = BookingState & { step: Step }

/** Scope of a stored booking: pages with another key or company cannot read it. */
export type StoredFor = Pick<FrameBoot, 'key' | 'corpId'>

/** Prefix of all storage keys. */
export const BOOKING = 'booking '

/** Returns the storage key. */
export const storageKey = ({ key, corpId }: StoredFor): string => BOOKING + JSON.stringify([key, corpId])

/** A reloaded frame resumes within this time and requests the price again. */
const MAX_AGE_MS = 3_600_000

/** Stores an unfinished booking in this browser tab, so that a reloaded frame can resume it. */
export function storedBooking(storage: TokenStorage, scope: StoredFor, now: () => number) {
  const name = storageKey(scope)
  return {
    save(booking: StoredBooking): void {
      storage.setItem(name, JSON.stringify({ ...booking, at: now() }))
    },
    /** Null if unreadable or expired. */
    read(): StoredBooking | null {
      try {
        const stored = JSON.parse(storage.getItem(name) ?? 'null') as (StoredBooking & { at: number }) | null
        if (stored === null || !(now() - stored.at < MAX_AGE_MS)) return null
        const { chosen, draft, step } = stored
        return { chosen, draft, step }
      } catch {
        return null
      }
    },
    forget: () => storage.removeItem(name),
  }
}
