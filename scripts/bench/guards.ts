import { sql } from 'kysely'
import pLimit from 'p-limit'
import { isNotWorse } from '#domains/rentals/rebookings/compare-terms.ts'
import { formatPriceCheckKey } from '#domains/rentals/price-checks/price-check-key.ts'
import { USUAL_BAND } from '#domains/rentals/search/age-band.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { newId, newReference } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import type { Sold } from '#domains/rentals/quotes/sold.ts'
import { newGuest } from './carts.ts'
import { orderNow } from './orders.ts'
import { completeSearch, dayFromNow } from './search.ts'

/** BENCH_GUARDS sets fewer. */
export const GUARDS = Number(process.env['BENCH_GUARDS'] ?? 10_000)

/** Airports where every supplier of the benchmark has a desk that is open all day. */
const PLACES = [
  'DXB',
  'AUH',
  'DOH',
  'KWI',
  'MAD',
  'BCN',
  'AGP',
  'LIS',
  'LHR',
  'CDG',
  'FCO',
  'MUC',
  'ATH',
  'JFK',
]
const WEEKS = 4
const HALF_HOURS = 18
const DAYS = 7

/**
 * Number of different rentals with guards. Travellers book the same airports, weeks and hours, with the form's default age and
 * the residence of the place, so several guards share one.
 */
export const RENTALS = PLACES.length * WEEKS * HALF_HOURS

/** One guard in this many was booked at a higher price, so a cheaper car is found, priced again and offered. */
const ONE_IN = 20
const PRICE_FACTOR = 1.3

const ROWS_AN_INSERT = 200
const SEARCHES_AT_ONCE = 8

/** Inserts guards of confirmed bookings, half of them on a fourth of the rentals; none is due. */
export async function fillGuards(url: string, database: Database): Promise<void> {
  const { db } = database
  const { token, fillCarts } = await newGuest(url)
  const [cart] = await fillCarts(1)
  if (!cart) throw new Error('no cart')
  const { booking_id: id } = await orderNow(url, token, cart)
  const booked = await db.selectFrom('bookings').select('sold').where('id', '=', id).executeTakeFirstOrThrow()
  const samples = new Map<string, Sample>()
  for (const place of PLACES) samples.set(place, await sampleOf(url, place))
  for (let first = 0; first < GUARDS; first += ROWS_AN_INSERT) {
    const rows = Array.from({ length: Math.min(ROWS_AN_INSERT, GUARDS - first) }, (_, at) =>
      guardedRow(booked.sold as Sold, first + at, samples),
    )
    await insert(database, id, rows)
  }
  await sql`vacuum analyze bookings, price_guards`.execute(db)
}

/** A place's offers that can be cancelled free of charge, each with the lowest total of a car that is no worse. */
type Sample = { zone: string; country: string; pickUpAt: string; choices: { offer: Offer; fair: number }[] }

async function sampleOf(url: string, place: string): Promise<Sample> {
  const times = timesOf(0)
  const text = queryOf(place, times)
  const offers: Offer[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await completeSearch(url, text, { sort: 'price', page, page_size: 100 })
    offers.push(...items)
    if (offers.length >= total || items.length === 0) break
  }
  const choices = offers
    .filter(({ cancellation }) => cancellation.free_until !== null)
    .map((offer) => {
      // The cheapest come first.
      const fair = offers.find((other) => isNotWorse(offer, other)) ?? offer
      return { offer, fair: fair.price.total.amount }
    })
  const [first] = choices
  if (!first) throw new Error(`nothing that can be cancelled is offered at ${place}`)
  const { time_zone, country_code } = first.offer.pickup
  return { zone: time_zone, country: country_code, pickUpAt: times.pickUpAt, choices }
}

/** Runs the search of each guarded rental once. */
export async function searchAll(url: string): Promise<void> {
  const all = Array.from({ length: RENTALS }, (_, rental) => rental)
  await pLimit(SEARCHES_AT_ONCE).map(all, async (rental) => {
    await completeSearch(url, queryOf(placeOf(rental), timesOf(Math.floor(rental / PLACES.length))), {
      page_size: 1,
    })
  })
}

function queryOf(place: string, { pickUpAt, dropOffAt }: { pickUpAt: string; dropOffAt: string }): string {
  return new URLSearchParams({
    pickup_id: place,
    pickup_date: pickUpAt.slice(0, 10),
    pickup_time: pickUpAt.slice(11),
    dropoff_date: dropOffAt.slice(0, 10),
    dropoff_time: dropOffAt.slice(11),
    currency_id: '1',
  }).toString()
}

function placeOf(rental: number): string {
  return PLACES[rental % PLACES.length] ?? ''
}

/**
 * Returns times in the same month, on the same weekdays and of the same length: prices are those of the
 * sample.
 */
function timesOf(rental: number): { pickUpAt: string; dropOffAt: string } {
  const monday = Temporal.PlainDate.from(dayFromNow(75)).with({ day: 1 })
  const first = monday.add({ days: (8 - monday.dayOfWeek) % 7 })
  const pickUp = first.add({ weeks: rental % WEEKS })
  const time = new Temporal.PlainTime(7).add({ minutes: 30 * (Math.floor(rental / WEEKS) % HALF_HOURS) })
  const hour = time.toString({ smallestUnit: 'minute' })
  return { pickUpAt: `${pickUp}T${hour}`, dropOffAt: `${pickUp.add({ days: DAYS })}T${hour}` }
}

function guardedRow(sold: Sold, guard: number, samples: ReadonlyMap<string, Sample>) {
  const rental = Math.floor((RENTALS * ((guard * 7919) % GUARDS) ** 2) / GUARDS ** 2)
  const place = placeOf(rental)
  const sample = samples.get(place)
  const choice = sample?.choices[(guard * 613) % sample.choices.length]
  if (!sample || !choice) throw new Error(`nothing is offered at ${place}`)
  const times = timesOf(Math.floor(rental / PLACES.length))
  const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(sample.zone).toInstant()
  const later = at(sample.pickUpAt).until(at(times.pickUpAt))
  const { offer, fair } = choice
  const freeUntil = Temporal.Instant.from(offer.cancellation.free_until ?? '').add(later)
  const amount = Math.round(fair * (guard % ONE_IN === 0 ? PRICE_FACTOR : 1))
  const residence = sample.country
  return {
    id: newId(),
    reference: newReference(),
    look_key: formatPriceCheckKey({
      placeId: place,
      dropOffPlaceId: place,
      ...times,
      driverAge: USUAL_BAND,
      residence,
    }),
    pick_up_at: at(times.pickUpAt).toString(),
    drop_off_at: at(times.dropOffAt).toString(),
    price: { ...offer.price, total: { ...offer.price.total, amount } },
    sold: {
      ...sold,
      offer: { ...offer, cancellation: { ...offer.cancellation, free_until: freeUntil.toString() } },
      rental: { ...sold.rental, ...times },
      days: DAYS,
      driverAge: USUAL_BAND,
      residence,
    },
  }
}

/** Inserts copies of a confirmed booking, each with its own ids and prices. */
async function insert({ db }: Database, booked: string, rows: readonly object[]): Promise<void> {
  const all = sql`jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as one`
  await sql`
    insert into bookings
    select (jsonb_populate_record(b, one)).* from bookings b, ${all} where b.id = ${booked}`.execute(db)
  await sql`
    insert into price_guards (booking_id, state, look_key, on_since, ends_at, next_look_at, leave_hash)
    select (one ->> 'id')::uuid, 'on', one ->> 'look_key', now(), (one ->> 'pick_up_at')::timestamptz,
      now() + interval '1 day', sha256((one ->> 'id')::bytea)
    from ${all}`.execute(db)
}
