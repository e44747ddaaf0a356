import type { Fare } from '#domains/fares/public.ts'
import { recordAttribution } from '#domains/attribution/public.ts'
import { changeTrip } from '#domains/trips/journey/trip.store.ts'
import type { TripChange } from '#domains/trips/journey/trip.ts'
import type { TripEventKind, TripStatus } from '#domains/trips/journey/trip.contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { TestClock } from '../../infrastructure/clock.ts'
import { addTrips, fareOf } from '../trips/trip-rows.ts'

type Choice = { partnerId: string; basisPoints?: number; traveller?: object; payBy?: 'driver' | 'card' }

/** A fare of a car and driver, with a toll and tax, which are passed on; hundredths of a dirham. */
export function tripFare(amount: number): Fare {
  const lines = [
    { kind: 'package', amount },
    { kind: 'toll', amount: 800 },
    { kind: 'tax', amount: 1240 },
  ]
  return { ...fareOf(lines), beyond: { km: null, hour: null, waiting_minute: null } } as Fare
}

/** Trips of a partner's widget, straight in the database, each change with its event. */
export function attributedTripsOn({ db, clock }: { db: Db; clock: TestClock }) {
  return {
    /** Inserts the city and vehicle type of these trips. */
    async prepare(): Promise<void> {
      await db
        .insertInto('cities')
        .values({
          id: 'ae-dxb',
          name_en: 'Dubai',
          name_ar: 'دبي',
          country_code: 'AE',
          currency: 'AED',
          time_zone: 'Asia/Dubai',
          latitude: 25.2,
          longitude: 55.28,
        })
        .onConflict((same) => same.doNothing())
        .execute()
      await db
        .insertInto('vehicle_types')
        .values({
          id: 'sedan',
          name_en: 'Sedan',
          name_ar: 'سيدان',
          seats: 4,
          bags: 2,
          picture: 'saloon',
          rank: 1,
        })
        .onConflict((same) => same.doNothing())
        .execute()
    },

    /** Inserts a trip booked now, for AED 240.00 before the discount from the partner. */
    async book({ partnerId, basisPoints = 500, traveller, payBy = 'driver' }: Choice): Promise<string> {
      const fare = tripFare(24_000)
      const [row] = await addTrips({ database: { db }, clock }, [
        { fare, total: fare.total.amount, pay_by: payBy, ...(traveller && { traveller }) },
      ])
      const id = row?.id ?? ''
      const attribution = { partnerId, partnerCode: 'PSEVEN', subId: 'lobby', clickId: null }
      await recordAttribution(db, id, { ...attribution, earns: 'percent', basisPoints }, 'trip')
      return id
    },

    /** Changes a trip as dispatch does. */
    become: (id: string, kind: TripEventKind, set: TripChange & { status?: TripStatus }) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        await changeTrip(tx, { id }, { set, event: { kind, by: { job: 'test' } }, now })
      }),
  }
}
