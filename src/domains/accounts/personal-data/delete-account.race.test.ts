import { expect, test } from 'vitest'
import { openBookings, bookingPersonalData } from '#domains/rentals/bookings/booking-personal-data.store.ts'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { CARD, DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { duringTransaction } from '#testing/infrastructure/waiting.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp({ connections: 20 }))

test('a car ordered while its account is deleted is not sold, and no driver stays behind', async () => {
  const { db } = app.database
  const { quote, cart, order } = journey(app)
  const email = 'deleted@example.com'
  const token = await accountOf(app).registerVerified({ first_name: 'Layla', last_name: 'Haddad', email })
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  const row = db.selectFrom('bookings').where('id', '=', booking.booking_id)
  const { user_id: userId } = await row.select('user_id').executeTakeFirstOrThrow()
  const ordered = await duringTransaction(
    db,
    async (tx) => {
      expect(await openBookings(tx, userId)).toEqual([])
      await bookingPersonalData(db, { listAll: async () => [], clock: app.clock }).erase(tx, {
        userId,
        email,
        emailVerified: true,
      })
    },
    () => order(token, booking, { driver: { ...DRIVER, email }, card: CARD }),
  )
  expect(ordered.status).toBe(409)
  const stored = await row.select(['driver', 'driver_email', 'status']).executeTakeFirst()
  expect(stored).toEqual({ driver: null, driver_email: null, status: 'expired' })
})
