import {
  DRIVER_NOTE_FIELDS,
  LATIN_NAME_FIELDS,
  type Driver,
} from '#domains/rentals/bookings/driver.contract.ts'
import type { Booking, ModifyBookingBody } from '#domains/rentals/bookings/booking.contract.ts'
import type { z } from 'zod'

/** Requested changes of a booking except its driver. */
export type ChangeDraft = {
  period: { pickup_date: string; pickup_time: string; dropoff_date: string; dropoff_time: string }
  extras: { id: string; quantity: number }[]
  protectionId: string | null
}

/** The change requested from the API: only fields that differ. */
export type ModifyBookingInput = Omit<z.input<typeof ModifyBookingBody>, 'booking_id' | 'accept_total'>

/** Returns a draft that changes nothing. */
export function draftOf({ pickup_at, dropoff_at, extras, protection }: Booking): ChangeDraft {
  return {
    period: {
      pickup_date: pickup_at.slice(0, 10),
      pickup_time: pickup_at.slice(11, 16),
      dropoff_date: dropoff_at.slice(0, 10),
      dropoff_time: dropoff_at.slice(11, 16),
    },
    extras: extras.map(({ extra, quantity }) => ({ id: extra.id, quantity })),
    protectionId: protection?.id ?? null,
  }
}

export function buildModifyInput(booking: Booking, draft: ChangeDraft, driver: Driver): ModifyBookingInput {
  const booked = draftOf(booking)
  return {
    ...(!same(draft.period, booked.period) && { times: draft.period }),
    ...(!same(byId(draft.extras), byId(booked.extras)) && { extras: draft.extras }),
    ...(draft.protectionId !== booked.protectionId && { protection_id: draft.protectionId }),
    ...(!sameDriver(driver, booking.driver) && { driver }),
  }
}

/** Returns true if two changes are equal; compared with an empty one, whether a change changes nothing. */
export function sameChange(one: ModifyBookingInput, other: ModifyBookingInput): boolean {
  return same(one, other)
}

/** Returns the booking with its drafted change, for display; its price and days stay those booked. */
export function draftedBooking(booking: Booking, { period, extras, protectionId }: ChangeDraft): Booking {
  return {
    ...booking,
    pickup_at: `${period.pickup_date}T${period.pickup_time}`,
    dropoff_at: `${period.dropoff_date}T${period.dropoff_time}`,
    extras: extras.flatMap(({ id, quantity }) => {
      const extra = booking.available.extras.find((one) => one.id === id)
      return extra ? [{ extra, quantity, amount: extra.price_for_rental }] : []
    }),
    protection: booking.available.protections.find(({ id }) => id === protectionId) ?? null,
  }
}

function sameDriver(one: Driver, other: Driver | null): boolean {
  return other !== null && same(fieldsOf(one), fieldsOf(other))
}

/** Its fields in a fixed order, including empty ones. */
function fieldsOf(driver: Driver) {
  const { first_name, last_name, email, phone, age, residence } = driver
  const notes = [...LATIN_NAME_FIELDS, ...DRIVER_NOTE_FIELDS].map((note) => driver[note] ?? '')
  return [first_name, last_name, email, phone.countryCode, phone.phone, age, residence, ...notes]
}

function byId(extras: ChangeDraft['extras']) {
  return extras
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map(({ id, quantity }) => [id, quantity])
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
