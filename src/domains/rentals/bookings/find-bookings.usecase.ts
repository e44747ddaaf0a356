import { REFERENCE_PATTERN } from '#kernel/ids.ts'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { toBooking } from './booking-reply.ts'
import type { Booking } from './booking.contract.ts'
import type { BookingFilter, BookingAccess } from './booking-read.store.ts'

/** Parts of the app that show bookings. */
export type ListApp = Pick<App, 'bookings' | 'places' | 'clock'>

type Listed = {
  access: BookingAccess
  filter: BookingFilter
  /** If undefined, each booking's quote language is used. */
  language: Language | undefined
  page: number
  pageSize: number
}

/** Lists a traveller's bookings, newest first. */
export async function listBookings(
  { bookings, places, clock }: ListApp,
  { access, filter, language, page, pageSize }: Listed,
): Promise<{ items: Booking[]; page: number; page_size: number; total: number }> {
  const { items, total } = await bookings.listFor(access, filter, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const now = clock.now()
  const names = language && ((id: string) => places.station(id, language))
  return { items: items.map((record) => toBooking(record, now, names)), page, page_size: pageSize, total }
}

/** Page size when reading all bookings. */
const PAGE_SIZE = 100

/** Lists all bookings of a person, newest first. */
export async function listAllBookings(app: ListApp, userId: string): Promise<Booking[]> {
  const all: Booking[] = []
  for (let page = 1, total = Infinity; (page - 1) * PAGE_SIZE < total; page += 1) {
    const access = { userId, tokenHash: Buffer.alloc(0) }
    const found = await listBookings(app, {
      access,
      filter: {},
      language: undefined,
      page,
      pageSize: PAGE_SIZE,
    })
    all.push(...found.items)
    total = found.total
  }
  return all
}

/**
 * Finds a booking by its reference, case-insensitive, if the traveller may see it. `language` is that of the stations'
 * names; it defaults to the language of the quote.
 */
export async function findBooking(
  { bookings, places, clock }: ListApp,
  access: BookingAccess,
  reference: string,
  language?: Language,
): Promise<Booking | null> {
  const upperCase = reference.toUpperCase()
  if (!REFERENCE_PATTERN.test(upperCase)) return null
  const record = await bookings.findFor(access, { reference: upperCase })
  return record && toBooking(record, clock.now(), language && ((id) => places.station(id, language)))
}

/** Returns the traveller's latest order; carts and expired carts do not count. */
export async function lastOrder(
  { bookings, clock }: Pick<App, 'bookings' | 'clock'>,
  access: BookingAccess,
): Promise<Booking | null> {
  const record = await bookings.findFor(access, { ordered: true })
  return record && toBooking(record, clock.now())
}
