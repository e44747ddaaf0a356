import { TRIP_CATEGORIES, type TripCategory } from '#domains/fares/categories.contract.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { TRAVELLER, tripsOf } from '../rentals/journeys.ts'
import { profileOf } from './trip-people.ts'
import { booksOf, companyWithWallet } from './wallets.ts'

export type Profile = Awaited<ReturnType<typeof profileOf>>
type Headers = Record<string, string>

type Booking = {
  category?: TripCategory
  start?: string
  departureId?: string
  body?: object
  headers?: Headers
}

/** Books trips through the API, as travellers and companies’ people do. */
export async function bookedTrips(app: TestApp) {
  const trips = await tripsOf(app)
  const { db } = app.database
  const send = (path: string, headers: Headers, body?: object) =>
    app.call(`/trips/api/trip/${path}`, { headers, ...(body && { body }) })

  /** Returns the booking body for a new quote of a trip. */
  async function orderOf(
    { headers }: { headers: Headers },
    { category = TRIP_CATEGORIES.rental, body = {}, ...when }: Booking = {},
  ) {
    const { quote_id, fare } = await trips.quote(category, headers, when)
    return { quote_id, traveller: TRAVELLER, accept_total: fare.total, ...body }
  }

  return {
    trips,
    send,
    orderOf,
    detail: async ({ headers }: { headers: Headers }, id: string) => send(`${id}/detail`, headers),

    async book(profile: { headers: Headers }, { headers = {}, ...booking }: Booking = {}) {
      return send('create', { ...profile.headers, ...headers }, await orderOf(profile, booking))
    },

    /** Resets to the day before the trips, without mails. Returns a retail traveller. */
    async reset(): Promise<Profile> {
      app.clock.set('2026-12-01T09:00:00Z')
      await db.deleteFrom('mails').execute()
      return profileOf(app)
    },

    /** Inserts a company with an admin, a supervisor and one of their travellers. */
    async staffed({ approvalRequired = false, paidIn = 1_000_000, creditLimit = 0, currency = 'INR' } = {}) {
      const companyId = await companyWithWallet(app, { paidIn, creditLimit, currency })
      await db
        .updateTable('companies')
        .set({ approval_required: approvalRequired })
        .where('id', '=', companyId)
        .execute()
      const admin = await profileOf(app, { companyId, isAdmin: true })
      const supervisor = await profileOf(app, { companyId, isSupervisor: true })
      const traveller = await profileOf(app, {
        companyId,
        supervisorId: supervisor.profileId,
        costCentre: 'SALES-7',
      })
      const colleague = await profileOf(app, { companyId })
      return { companyId, admin, supervisor, traveller, colleague }
    },

    balanceOf: async (companyId: string) => (await booksOf(db, companyId)).balance,

    mails: () =>
      db.selectFrom('mails').select(['recipient', 'lang_id', 'subject', 'text']).orderBy('id').execute(),
  }
}
