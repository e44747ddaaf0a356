import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { priceRecorder } from '#testing/builders/content/price-recorder.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

/** A second database in a replica's place, so that one can tell which was read: it alone knows a price. */
const replica = forFile(await testDatabase())
const app = forFile(await testApp({ environment: { DATABASE_READ_URL: replica.url } }))
await sql`insert into workers (id, held_until, simulators) values (gen_random_uuid(), now() + interval '1 day', '{}')`.execute(
  replica.db,
)

const calendar = async () => {
  const { body } = await app.call('/api/price-calendar?pickup_id=DXB&month=2027-03&days=3')
  return body.days.filter(({ from }: { from: object | null }) => from !== null)
}

test('a calendar of prices is read from the replica, and nothing is written there', async () => {
  const there = priceRecorder({
    app: { ...app.app, runJob: async () => null },
    clock: app.clock,
    database: replica,
  })
  await there.prices({ pickUpDate: '2027-03-01', total: 9_900 })
  await expect.poll(calendar, { interval: 20 }).toMatchObject([{ date: '2027-03-01' }])
  const here = await app.database.db.selectFrom('seen_prices').select('total').execute()
  expect(here).toEqual([])
})

test('what a traveller has just ordered is read from the primary', async () => {
  const { guest, quote, cart, order, read } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  expect((await order(token, booking, { driver: DRIVER })).status).toBe(201)
  expect((await read(token, booking.booking_id)).status).toBe('confirmed')
  expect(await replica.db.selectFrom('bookings').select('id').execute()).toEqual([])
})
