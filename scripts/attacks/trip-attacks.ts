import type { Db } from '#platform/db/database.ts'
import type { Attack, Call } from './attack.ts'

const SHUTTLE = 20

/** Requests a code and reads it from the mail. */
export async function newCode(call: Call, db: Db, from: string, email: string) {
  const { body } = await call('/trips/api/o/otp/create', from, { body: { email } })
  const mail = db.selectFrom('mails').select('subject').where('recipient', '=', email).orderBy('id', 'desc')
  const code = /\d{6}/.exec((await mail.executeTakeFirstOrThrow()).subject)?.[0] ?? ''
  return { otp_id: body.otp_id as string, code }
}

/** Signs a new person in by code; returns their headers. */
async function newcomer(call: Call, db: Db, from: string, email: string) {
  const signedIn = await call('/trips/auth/login', from, {
    body: { email, ...(await newCode(call, db, from, email)) },
  })
  return { authorization: `Bearer ${signedIn.body.bearerToken}` }
}

let numbers = 0
/** Books seats on a departure for an unknown traveller; returns the reply. */
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
  const request = { category: SHUTTLE, departure_id: departureId, seats }
  const quoted = await call('/trips/api/trip/quote', from, { headers, body: request })
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

/** Books pay-the-driver shuttle seats, as one person and as four from one network. */
export const shuttleSeats: Attack = async ({ call, db }) => {
  const from = '203.0.113.40'
  const departures = await departuresOf(db, 12)
  const people = []
  for (let person = 0; person < 4; person++)
    people.push(await newcomer(call, db, from, `seats.${person}@example.com`))
  const seatsOnHold = async () => {
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
  const ofOne = await seatsOnHold()
  for (const headers of others)
    for (const departureId of departures.slice(0, 4))
      await bookSeats(call, { from, headers, departureId, seats: 4 })
  return [
    { what: 'Seats to be paid to the driver that one person holds', requested: 48, got: ofOne, bound: 8 },
    {
      what: 'Such seats that four people of one network hold',
      requested: 96,
      got: await seatsOnHold(),
      bound: 24,
    },
  ]
}

/** Books and cancels trips for unknown recipients: texts to thirty numbers, and mails to one address. */
export const unknownRecipients: Attack = async ({ call, db }) => {
  const from = '203.0.113.50'
  const headers = await newcomer(call, db, from, 'sender@example.com')
  // A different departure each: a quote of the same one is booked only once.
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
  for (let round = 0; round < 15; round++) await bookAndCancel()
  for (let round = 0; round < 12; round++) await bookAndCancel({ email: 'stranger@example.com' })
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
    // Cancelling a trip without a driver sends no text.
    {
      what: 'Texts to strangers’ numbers by one person in a day',
      requested: 30,
      got: texts.length,
      bound: 0,
    },
    { what: 'Mails to one stranger who proved nothing in a day', requested: 24, got: mails.length, bound: 4 },
    {
      what: 'Of these, with a text or a link of the sender’s',
      requested: 24,
      got: mails.filter(({ text }) => /evil\.example|A text of the sender/.test(text)).length,
      bound: 0,
    },
  ]
}
