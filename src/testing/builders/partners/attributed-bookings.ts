import { insertEvent } from '#domains/rentals/bookings/booking.store.ts'
import { bookingStore } from '#domains/rentals/bookings/booking.store.ts'
import type { BookingEventKind, BookingStatus } from '#domains/rentals/bookings/booking-status.contract.ts'
import type { Driver } from '#domains/rentals/bookings/driver.contract.ts'
import type { PartnerAttribution } from '#domains/attribution/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { newId, newReference } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { DRIVER } from '../rentals/journey.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import type { TestClock } from '../../infrastructure/clock.ts'

export const PICK_UP = Temporal.Instant.from('2027-03-01T06:00:00Z')
export const DROP_OFF = Temporal.Instant.from('2027-03-05T06:00:00Z')

export type AttributedBookingInput = {
  partnerId: string
  /** By default 10% of the price without it. */
  terms?: Pick<PartnerAttribution, 'earns' | 'basisPoints'>
  subId?: string
  userId?: string
  /** In hundredths of a euro; by default all is paid now. */
  total?: number
  supplierTotal?: number
  payNow?: number
  driver?: Partial<Driver>
  pickUpAt?: Temporal.Instant
  dropOffAt?: Temporal.Instant
}

/** The event that sets each state of a booking. */
const EVENT_OF = {
  cart: 'added_to_cart',
  awaiting_payment: 'payment_action_required',
  awaiting_supplier: 'order_placed',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'no_show',
  failed: 'failed',
  expired: 'expired',
} as const satisfies Record<BookingStatus, BookingEventKind>

/** Inserts bookings attributed to a partner directly into the database, each change with its event. */
export function attributedBookingsOn({ db, clock }: { db: Db; clock: TestClock }) {
  const guest = async () => {
    const id = newId()
    await db.insertInto('users').values({ id, role: 'guest', lang_id: 1, created_at: clock.now() }).execute()
    return id
  }

  async function become(id: string, status: BookingStatus): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('bookings').set({ status, updated_at: clock.now() }).where('id', '=', id).execute()
      await insertEvent(tx, id, { kind: EVENT_OF[status] }, clock.now())
    })
  }

  async function addCart(choice: AttributedBookingInput): Promise<string> {
    const id = newId()
    const { id: planId } = await db.selectFrom('plans').select('id').limit(1).executeTakeFirstOrThrow()
    const { price, offer, days, driver_age, residence, available } = pricedAt(choice)
    const terms = choice.terms ?? { earns: 'percent', basisPoints: 1000 }
    const { partnerId, subId = 'blog' } = choice
    await bookingStore(db, newId()).insertCart({
      id,
      reference: newReference(),
      userId: choice.userId ?? (await guest()),
      langId: 1,
      planId,
      sold: {
        offer,
        rental: {
          pickUpStation: 'OK-DXB',
          dropOffStation: 'OK-AUH',
          pickUpAt: '2027-03-01T10:00',
          dropOffAt: '2027-03-05T10:00',
          driverAge: driver_age,
          residence,
        },
        car: { acriss: 'CDAR', carry: {} },
        days,
        driverAge: driver_age,
        residence,
        available,
        ledBy: { partnerId, partnerCode: 'PSEVEN', subId, clickId: null, ...terms },
      },
      exchange: { date: '2026-11-26', perEuro: { EUR: '1' } },
      extras: [],
      protection: null,
      coupon: null,
      price,
      quoteExpiresAt: clock.now().add({ minutes: 20 }),
      pickUpAt: choice.pickUpAt ?? PICK_UP,
      dropOffAt: choice.dropOffAt ?? DROP_OFF,
      now: clock.now(),
    })
    return id
  }

  return {
    addCart,
    become,

    /** Orders a cart for a driver. */
    async order(id: string, driver: Partial<Driver> = {}): Promise<void> {
      const whole = { ...DRIVER, email: `${id}@example.com`, phone: aPhone(), ...driver }
      await db
        .updateTable('bookings')
        .set({ driver: whole, driver_email: emailKey(whole.email) })
        .where('id', '=', id)
        .execute()
      await become(id, 'awaiting_supplier')
    },

    /** One that its supplier has confirmed. */
    async addConfirmed(choice: AttributedBookingInput): Promise<string> {
      const id = await addCart(choice)
      await this.order(id, choice.driver)
      await become(id, 'confirmed')
      return id
    },

    /** Changes a confirmed booking to another price. */
    async reprice(id: string, amounts: Pick<AttributedBookingInput, 'total' | 'supplierTotal' | 'payNow'>) {
      await db.transaction().execute(async (tx) => {
        const { sold } = await tx
          .selectFrom('bookings')
          .select('sold')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        const { price, offer } = pricedAt(amounts)
        const { offer: soldOffer } = sold as { offer: object }
        await tx
          .updateTable('bookings')
          .set({ price, sold: { ...sold, offer: { ...soldOffer, price, fees: offer.fees } } })
          .where('id', '=', id)
          .execute()
        await insertEvent(tx, id, { kind: 'changed' }, clock.now())
      })
    },
  }
}

let phones = 500_000_000
const aPhone = () => ({ countryCode: '+971', phone: String((phones += 1)) })

function pricedAt({
  total = 11_000,
  supplierTotal = 9000,
  payNow = total,
}: Pick<AttributedBookingInput, 'total' | 'supplierTotal' | 'payNow'>) {
  const eur = (amount: number) => money(amount, 'EUR')
  const price = {
    total: eur(total),
    per_day: eur(Math.round(total / 4)),
    pay_now: eur(payNow),
    pay_at_desk: eur(total - payNow),
    supplier_total: eur(supplierTotal),
    lines: [{ kind: 'rental' as const, label: 'rental', amount: eur(total) }],
  }
  const sample = sampleBooking()
  return { ...sample, price, offer: { ...sample.offer, price, fees: [] } }
}
