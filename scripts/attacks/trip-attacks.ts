import type { Db } from '#platform/db/database.ts'
import type { Attack, Call } from './attack.ts'

const SHUTTLE = 20

/** A code that is read where it was sent, with its id. */
export async function newCode(call: Call, db: Db, from: string, email: string) {
  const { body } = await call('/trips/api/o/otp/create', from, { body: { email } })
  const mail = db.selectFrom('mails').select('subject').where('recipient', '=', email).orderBy('id', 'desc')
  const code = /\d{6}/.exec((await mail.executeTakeFirstOrThrow()).subject)?.[0] ?? ''
  return { otp_id: body.otp_id as string, code }
}

/** Somebody signed in by a code. */
async function newcomer(call: Call, db: Db, from: string, email: string) {
  const signedIn = await call('/trips/auth/login', from, {
    body: { email, ...(await newCode(call, db, from, email)) },
  })
  return { authorization: `Bearer ${signedIn.body.bearerToken}` }
}

let numbers = 0
/** Books seats on a departure for a stranger; the reply. */
async function bookSeats(
  call: Call,
  {
    from,
    headers,
    departureId,
    seats,
    to,
  }: { from: string; headers: Record<string, string>; departureId: string; seats: number; to?: object },
) {
  const asked = { category: SHUTTLE, departure_id: departureId, seats }
  const quoted = await call('/trips/api/trip/quote', from, { headers, body: asked })
  const [option] = quoted.body.options ?? []
  if (!option) return quoted
  numbers += 1
  const phone = { countryCode: '+971', phone: String(502_000_000 + numbers) }
  const body = {
    quote_id: option.quote_id,
    traveller: { name: 'A text of the sender', phone, ...to },
    pay_by: 'driver',
    accept_total: option.fare.total,
  }
  return call('/trips/api/trip/create', from, { headers, body })
}

async function departuresOf(db: Db, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shuttle_departures')
    .select('id')
    .where('seats_sold', '=', 0)
    .orderBy('start_at')
    .offset(20)
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** Seats of shuttles that are paid to the driver, by one person and by four of one network. */
export const shuttleSeats: Attack = async ({ call, db }) => {
  const from = '203.0.113.40'
  const departures = await departuresOf(db, 12)
  const people = []
  for (let person = 0; person < 4; person++)
    people.push(await newcomer(call, db, from, `seats.${person}@example.com`))
  const held = async () => {
    const { sum } = await db
      .selectFrom('trips')
      .select(({ fn }) => fn.sum<string | null>('seats').as('sum'))
      .where('status', '=', 'booked')
      .executeTakeFirstOrThrow()
    return Number(sum ?? 0)
  }
  const [first, ...others] = people
  for (const departureId of departures)
    await bookSeats(call, { from, headers: first ?? {}, departureId, seats: 4 })
  const ofOne = await held()
  for (const headers of others)
    for (const departureId of departures.slice(0, 4))
      await bookSeats(call, { from, headers, departureId, seats: 4 })
  return [
    { what: 'Seats to be paid to the driver that one person holds', asked: 48, got: ofOne, bound: 8 },
    { what: 'Such seats that four people of one network hold', asked: 96, got: await held(), bound: 24 },
  ]
}

/** Trips booked and cancelled for strangers: texts to thirty numbers, and mails to one address. */
export const strangers: Attack = async ({ call, db }) => {
  const from = '203.0.113.50'
  const headers = await newcomer(call, db, from, 'sender@example.com')
  // Of each another departure: a quote of the same one is booked once.
  const departures = await departuresOf(db, 27)
  const bookAndCancel = async (to?: object) => {
    const booked = await bookSeats(call, {
      from,
      headers,
      departureId: departures.pop() ?? '',
      seats: 1,
      ...(to && { to }),
    })
    const tripId = booked.body.trip?.trip_id
    if (tripId !== undefined)
      await call('/trips/api/trip/cancel', from, {
        headers,
        body: { trip_id: tripId, reason: 'https://evil.example' },
      })
  }
  for (let turn = 0; turn < 15; turn++) await bookAndCancel()
  for (let turn = 0; turn < 12; turn++) await bookAndCancel({ email: 'stranger@example.com' })
  const texts = await db
    .selectFrom('sms_messages')
    .select('recipient')
    .where('recipient', 'like', '+97150200%')
    .execute()
  const mails = await db
    .selectFrom('mails')
    .select(['text'])
    .where('recipient', '=', 'stranger@example.com')
    .execute()
  return [
    // A trip without a driver is texted to nobody when it is called off.
    { what: 'Texts to strangers’ numbers by one person in a day', asked: 30, got: texts.length, bound: 0 },
    { what: 'Mails to one stranger who proved nothing in a day', asked: 24, got: mails.length, bound: 4 },
    {
      what: 'Of these, with a text or a link of the sender’s',
      asked: 24,
      got: mails.filter(({ text }) => /evil\.example|A text of the sender/.test(text)).length,
      bound: 0,
    },
  ]
}
