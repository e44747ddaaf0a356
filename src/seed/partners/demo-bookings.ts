import {
  cancellationEntry,
  changeEntry,
  completionEntry,
  noShowEntry,
  saleEntry,
  type Sale,
} from '#domains/payments/public.ts'
import { postEntries } from '#domains/payments/ledger.store.ts'
import { insertEvent } from '#domains/rentals/bookings/booking.store.ts'
import type { BookingEventKind, BookingStatus } from '#domains/rentals/bookings/booking-status.contract.ts'
import { recordAttribution, partnersDue, type PartnerAttribution } from '#domains/attribution/public.ts'
import { newId, newReference } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { DemoBooking } from './demo-history.ts'
import { demoSale, type DemoPrice } from './demo-sale.ts'

/** Something that happens to the demo partners' data at an instant. */
export type DemoStep = {
  at: Temporal.Instant
  /** True if bookings' earnings must be computed before this step. */
  needsEarnings?: boolean
  run: (tx: Db) => Promise<void>
}

type DemoAttribution = {
  attribution: PartnerAttribution
  /** Email address that identifies a partner's self-referral. */
  ownEmail: string
  /** Prefix of drivers' phone numbers. */
  phones: string
  start: Temporal.Instant
}

const HOURS_A_DAY = 24

/** Returns the steps of a partner's bookings until the start, which use the same stores as orders. */
export function bookingSteps(bookings: readonly DemoBooking[], partner: DemoAttribution): DemoStep[] {
  return bookings.flatMap((booking, index) => stepsOf(booking, index, partner))
}

function stepsOf(
  booking: DemoBooking,
  index: number,
  { attribution, ownEmail, phones, start }: DemoAttribution,
): DemoStep[] {
  const { orderedDaysAgo, lead, days, fate, subId, residence } = booking
  const id = newId()
  const ordered = start.subtract({ hours: orderedDaysAgo * HOURS_A_DAY, minutes: 40 + 11 * (index % 9) })
  const pickUpAt = ordered.add({ hours: lead * HOURS_A_DAY })
  const dropOffAt = pickUpAt.add({ hours: days * HOURS_A_DAY })
  const phone = `${phones}${String(index).padStart(4, '0')}`
  const driver = {
    first_name: 'Layla',
    last_name: 'Haddad',
    email: fate === 'own' ? ownEmail : `guest.${phone}@travellers.example`,
    phone: { countryCode: '+971', phone },
    age: 34,
    residence,
  }
  const terms = { ...booking, pickUpAt, dropOffAt, driver, attribution: { ...attribution, subId } }
  const made = demoSale(terms)
  const cheaper = demoSale({ ...terms, days: Math.max(1, days - 2) })
  const sale = saleOf(id, made.price)

  async function become(tx: Db, to: BookingStatus, event: BookingEventKind, at: Temporal.Instant) {
    await tx.updateTable('bookings').set({ status: to, updated_at: at }).where('id', '=', id).execute()
    await insertEvent(tx, id, { kind: event }, at)
  }

  const order: DemoStep = {
    at: ordered,
    run: async (tx) => {
      const userId = newId()
      await tx
        .insertInto('users')
        .values({ id: userId, role: 'guest', lang_id: 1, created_at: ordered })
        .execute()
      await tx
        .insertInto('bookings')
        .values({
          id,
          reference: newReference(),
          user_id: userId,
          lang_id: 1,
          status: 'cart',
          plan_id: made.planId,
          quote_expires_at: ordered.add({ minutes: 20 }),
          sold: made.sold,
          exchange: { date: ordered.toString().slice(0, 10), perEuro: { EUR: '1' } },
          // JSON text: pg would convert an array to a PostgreSQL array.
          extras: JSON.stringify([]) as unknown as object,
          protection: null,
          coupon: null,
          price: made.price,
          driver,
          driver_email: driver.email,
          pick_up_at: pickUpAt,
          drop_off_at: dropOffAt,
          created_at: ordered,
          updated_at: ordered,
        })
        .execute()
      await recordAttribution(tx, id, { ...attribution, subId })
      await become(tx, 'awaiting_supplier', 'order_placed', ordered)
      await become(tx, 'confirmed', 'confirmed', ordered)
      await postEntries(tx, [saleEntry(sale)], ordered)
    },
  }
  const step = (at: Temporal.Instant, run: (tx: Db) => Promise<void>): DemoStep => ({ at, run })
  const later = (daysLater: number, at = ordered) => at.add({ hours: daysLater * HOURS_A_DAY })
  if (fate === 'cancelled')
    return [
      order,
      step(later(4), async (tx) => {
        await become(tx, 'cancelled', 'cancelled', later(4))
        await postEntries(tx, [cancellationEntry(sale, money(0, 'EUR'))], later(4))
      }),
    ]
  const last = fate === 'changed' ? saleOf(id, cheaper.price) : sale
  const change = step(later(3), async (tx) => {
    await tx
      .updateTable('bookings')
      .set({ sold: cheaper.sold, price: cheaper.price, updated_at: later(3) })
      .where('id', '=', id)
      .execute()
    await insertEvent(tx, id, { kind: 'changed' }, later(3))
    await postEntries(tx, [changeEntry(sale, last, newId())], later(3))
  })
  const pickUp = step(pickUpAt, async (tx) => {
    await tx.updateTable('bookings').set({ picked_up_at: pickUpAt }).where('id', '=', id).execute()
    await partnersDue(tx, [id])
  })
  const complete = step(dropOffAt, async (tx) => {
    await become(tx, 'completed', 'completed', dropOffAt)
    await postEntries(tx, [completionEntry(last)], dropOffAt)
  })
  const noShow = step(later(1, pickUpAt), async (tx) => {
    await become(tx, 'no_show', 'no_show', later(1, pickUpAt))
    await postEntries(tx, [noShowEntry(last, { isCompleted: false })], later(1, pickUpAt))
  })
  return [
    order,
    ...(fate === 'changed' ? [change] : []),
    ...(fate === 'no_show' ? [noShow] : fate === 'unproven' ? [complete] : [pickUp, complete]),
  ]
}

function saleOf(bookingId: string, { total, pay_now, pay_at_desk, supplier_total }: DemoPrice): Sale {
  return { bookingId, total, payNow: pay_now, payAtDesk: pay_at_desk, supplierTotal: supplier_total }
}
