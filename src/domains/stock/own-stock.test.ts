import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { CARD, journey } from '#testing/builders/rentals/journey.ts'
import { countedAt, takenAt } from '#testing/builders/rentals/stock.ts'

const app = forFile(await testApp({ ownStock: true }))

/** Takes all cars but one of a class at Dubai's airport out of service. */
async function reserveAllButOne(acriss: string): Promise<void> {
  await app.database.db
    .updateTable('stock_cars')
    .set({ out_of_service_from: '2026-12-31' })
    .where('station', '=', 'DXB1')
    .where('acriss', '=', acriss)
    .where('plate', '<>', (eb) =>
      eb
        .selectFrom('stock_cars')
        .select((car) => car.fn.min('plate').as('plate'))
        .where('station', '=', 'DXB1')
        .where('acriss', '=', acriss),
    )
    .execute()
}

const RENTAL_DAYS = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05']

test('a car of our own is searched, ordered and counted out like any other, and counted back in when it is cancelled', async () => {
  const { guest, quote, cart, order, cancel } = journey(app)
  const quoted = await quote('Local')
  expect(quoted.offer).toMatchObject({
    supplier: { id: 17, code: 'direct', name: 'Sahra Cars' },
    pickup: { city: 'Dubai' },
    payment: { timing: 'part' },
  })
  expect(quoted.price_changed).toBeNull()
  const token = await guest()
  const ordered = await order(token, await cart(token, quoted.quote_id))
  expect(ordered.body.booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(ordered.body.booking.supplier_reference).toMatch(/^D-[A-Z2-9]{10}$/)

  const { acriss } = quoted.offer.vehicle
  const expected = Object.fromEntries(RENTAL_DAYS.map((day) => [`${acriss} ${day}`, 1]))
  expect(await takenAt(app.database.db, 'DXB1')).toEqual(expected)

  expect((await cancel(token, ordered.body.booking)).body.booking.status).toBe('cancelled')
  expect(await takenAt(app.database.db, 'DXB1')).toEqual({})
})

test('the last car of our own may be kept longer, and not on a day that is another’s', async () => {
  const { guest, offers, cart, order } = journey(app)
  const ours = await offers(undefined, { filters: { SUPPLIER: ['direct'] } })
  const offer = ours.find(({ vehicle }) => vehicle.acriss !== 'LFBR')
  if (!offer) throw new Error('no car of our own')
  const { db } = app.database
  const { acriss } = offer.vehicle
  await reserveAllButOne(acriss)
  const booked = async (times: object) => {
    const token = await guest()
    const quoted = await app.call('/api/vehicle-detail', { body: { offer_id: offer.offer_id } })
    const filled = await cart(token, quoted.body.quote_id)
    const modify = (body: object) =>
      app.call('/api/user/modify-booking', { token, body: { booking_id: filled.booking_id, ...body } })
    const timed = await modify({ times })
    return { modify, ordered: await order(token, timed.body.booking) }
  }
  const times = (from: string, to: string) => ({
    pickup_date: from,
    pickup_time: '10:00',
    dropoff_date: to,
    dropoff_time: '10:00',
  })
  const other = await booked(times('2027-03-08', '2027-03-10'))
  expect(other.ordered.body.booking.status).toBe('confirmed')
  const { modify, ordered } = await booked(times('2027-03-01', '2027-03-05'))
  expect(ordered.body.booking.status).toBe('confirmed')

  const longer = { times: times('2027-03-01', '2027-03-07') }
  const reply = await modify(longer)
  expect(reply.status).toBe(200)
  const { price } = reply.body.change
  const made = await modify({ ...longer, accept_total: price.total, payment: CARD })
  expect(made.body.booking).toMatchObject({ status: 'confirmed', days: 6 })
  expect(await countedAt(db, 'DXB1')).toEqual(await takenAt(db, 'DXB1'))
  expect(await modify({ times: times('2027-03-01', '2027-03-09') })).toMatchObject({
    status: 409,
    body: { code: 'sold_out' },
  })
})

test('the last car of our own is sold to one of thirty who order at once', async () => {
  const { guest, offers, cart, order } = journey(app)
  const ours = await offers(undefined, { filters: { SUPPLIER: ['direct'] } })
  const offer = ours.find(({ vehicle }) => vehicle.acriss === 'LFBR')
  if (!offer) throw new Error('no Patrol')
  const { db } = app.database
  await reserveAllButOne('LFBR')
  const travellers = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const token = await guest()
      const quoted = await app.call('/api/vehicle-detail', { body: { offer_id: offer.offer_id } })
      return { token, booking: await cart(token, quoted.body.quote_id) }
    }),
  )
  const answers = await Promise.all(travellers.map(({ token, booking }) => order(token, booking)))
  const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`)
  expect(outcomes.toSorted()).toEqual(['201 ', ...Array<string>(29).fill('409 sold_out')])
  expect(await countedAt(db, 'DXB1')).toEqual(await takenAt(db, 'DXB1'))
})
