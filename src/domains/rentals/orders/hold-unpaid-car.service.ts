import { findUser } from '#domains/accounts/public.ts'
import { mailboxKey } from '#kernel/email-address.ts'
import { e164 } from '#kernel/phone-number.ts'
import { sql } from 'kysely'
import { networksOf } from '#kernel/network.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Holder } from '#platform/db/unpaid-holds.store.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { Driver } from '../bookings/driver.contract.ts'

/** Max simultaneous unpaid reservations for a verified email address (decision 0085). */
const VERIFIED = { person: 5, driver: 3, network: 10 } as const
/**
 * Max simultaneous unpaid reservations for an unverified address; `carClass` limits one class at one station for all of
 * them together.
 */
const UNVERIFIED = { person: 1, driver: 1, network: 3, carClass: 5 } as const

/** `ofClass`: stands for all customers with unverified addresses, for one class at one station. */
type CarHolder = Holder & { ofClass?: true }

/**
 * `ofClass`: the limit was reached not by this customer, but by all with unverified addresses, for this class at this
 * desk.
 */
export type UnpaidRefused =
  | { code: 'too_many_unpaid' | 'overlapping_unpaid'; detail: string }
  | { code: 'address_unproved'; detail: string; ofClass: boolean }

/** Thrown inside a transaction to roll it back. */
export class HoldRefused extends Error {
  readonly failure: UnpaidRefused
  constructor(failure: UnpaidRefused) {
    super(failure.code)
    this.failure = failure
  }
}

/** Parts of the app that count unpaid cars. */
export type HoldingApp = Pick<App, 'db' | 'unpaidHolds' | 'limitScale'>

/**
 * Returns a function that counts a car paid at the desk for its customer, driver and network, in the transaction that
 * orders or changes it; its result is null if the car is allowed. The account is read before the transaction.
 * `networkAddress` is null for a mailed link or a staff booking. `changeId`: the change that would make the booking
 * unpaid. If `limitScale` is above 1, rentals may also overlap.
 */
export async function holdUnpaidCar(
  { db, unpaidHolds, limitScale }: HoldingApp,
  {
    booking,
    driver,
    networkAddress,
    changeId,
  }: { booking: BookingRecord; driver: Driver; networkAddress: string | null; changeId?: string },
): Promise<(tx: Db) => Promise<UnpaidRefused | null>> {
  const times = (limit: number) => Math.max(1, Math.round(limit * limitScale))
  const isVerified = (await findUser(db, booking.userId))?.emailVerified === true
  return async (tx) => {
    const refused = await unpaidHolds.take(
      tx,
      {
        subjectId: booking.id,
        changeId,
        seats: 1,
        from: booking.pickUpAt,
        to: booking.dropOffAt,
        holders: holdersOf(booking, driver, networkAddress, isVerified).map((holder) => ({
          ...holder,
          most: times(holder.most),
          once: holder.once === true && limitScale <= 1,
        })),
      },
      // A car being replaced by this one does not count: it is cancelled as soon as this one is confirmed.
      sql`exists (select from bookings b where b.id = h.subject_id and b.status in ('awaiting_supplier', 'confirmed')
        and not exists (select from rebookings r where r.booking_id = b.id
          and r.new_booking_id = ${booking.id} and r.state = 'ordering'))`,
    )
    if (!refused) return null
    if (refused.code === 'overlapping')
      return {
        code: 'overlapping_unpaid',
        detail: 'The driver has another car at this time that is paid at the desk',
      }
    return isVerified
      ? {
          code: 'too_many_unpaid',
          detail: 'Cancel a car that is paid at the desk before you reserve another',
        }
      : {
          code: 'address_unproved',
          detail: 'Sign in with a confirmed address, or choose a car that is paid now',
          ofClass: refused.holder.ofClass === true,
        }
  }
}

/** Keys an unpaid hold counts against: driver's email and phone. */
export function unpaidHoldKeys({ email, phone }: Driver): string[] {
  return [`driver ${mailboxKey(email)}`, `driver ${e164(phone)}`]
}

function holdersOf(
  { userId, planId, sold }: BookingRecord,
  driver: Driver,
  networkAddress: string | null,
  isVerified: boolean,
): CarHolder[] {
  const { person, driver: ofDriver, network } = isVerified ? VERIFIED : UNVERIFIED
  const carClass = `${planId} ${sold.offer.pickup.id} ${sold.car.acriss}`
  return [
    { name: `user ${userId}`, most: person },
    ...unpaidHoldKeys(driver).map((name) => ({ name, most: ofDriver, once: true })),
    ...(networkAddress === null ? [] : networksOf(networkAddress)).map(({ name, times }) => ({
      name: `network ${name}`,
      most: network * times,
    })),
    ...(isVerified
      ? []
      : [{ name: `unproved ${carClass}`, most: UNVERIFIED.carClass, ofClass: true as const }]),
  ]
}
