import type { FrameBoot } from '#domains/widget/frame-boot.contract.ts'
import type { Chosen } from '../offer/chosen.ts'
import type { TokenStorage } from '../../trips/stored-tokens.ts'
import type { Step } from '../steps/step.ts'

/** What the traveller types to book, by field; texts as typed. */
export type BookingDraft = {
  name: string
  email: string
  /** How they sign in. */
  way: 'mobile' | 'email'
  phoneCountry: string
  phone: string
  costCentre: string
  notes: string
  /** Of who drives a self-drive car. */
  age: string
  licence_years: string
  payBy: '' | 'wallet' | 'card' | 'driver'
  /** Whom a supervisor books for; empty: themselves. */
  profileId: string
}

export type BookingState = { chosen: Chosen | null; draft: Partial<BookingDraft> }

/** A state with where the traveller was. */
export type StoredBooking = BookingState & { step: Step }

/** For whom it is kept: pages with another key, or of another company, see nothing of it. */
export type StoredFor = Pick<FrameBoot, 'key' | 'corpId'>

/** What the names of all begin with in the storage. */
export const BOOKING = 'booking '

/** Its name in the storage. */
export const keptName = ({ key, corpId }: StoredFor): string => BOOKING + JSON.stringify([key, corpId])

/** A frame that is loaded again goes on where it was for this long; the price is asked for anew then. */
const KEEP_MS = 3_600_000

/** Keeps a booking that is not done, in this tab of the browser, for a frame that is loaded again. */
export function storedBooking(storage: TokenStorage, keptFor: StoredFor, now: () => number) {
  const name = keptName(keptFor)
  return {
    keep(booking: StoredBooking): void {
      storage.setItem(name, JSON.stringify({ ...booking, at: now() }))
    },
    /** Anything unreadable or old counts as nothing. */
    read(): StoredBooking | null {
      try {
        const kept = JSON.parse(storage.getItem(name) ?? 'null') as (StoredBooking & { at: number }) | null
        if (kept === null || !(now() - kept.at < KEEP_MS)) return null
        const { chosen, draft, step } = kept
        return { chosen, draft, step }
      } catch {
        return null
      }
    },
    forget: () => storage.removeItem(name),
  }
}
