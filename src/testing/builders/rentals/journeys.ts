import { newId, newLetters } from '#kernel/ids.ts'
import { computeFare, type CardVersion } from '#domains/fares/fare/compute-fare.ts'
import { ENGINE, type FareInputs } from '#domains/fares/lines/fare-inputs.ts'
import type { Fare } from '#domains/fares/lines/fare.contract.ts'
import { TRIP_CATEGORIES, type TripCategory } from '#domains/fares/categories.contract.ts'
import { addTripEvent, insertTrip } from '#domains/trips/journey/trip.store.ts'
import type { Approval, PayBy, Traveller } from '#domains/trips/journey/trip.contract.ts'
import { sha256 } from '#platform/crypto.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { AIRPORT, CARDS, CITY, KINDS, VEHICLE_TYPE } from '../trips/sold-trips.ts'
import { profileOf } from '../trips/trip-people.ts'

export const TRAVELLER: Traveller = {
  name: 'Layla Haddad',
  phone: { countryCode: '+971', phone: '501234567' },
  email: 'layla@example.com',
}

/** The same person as the driver of a self-drive car. */
export const DRIVER: Traveller = { ...TRAVELLER, age: 30, licence_years: 8 }

type Option = { quote_id: string; vehicle_type: { id: string }; fare: Fare }

type TripOptions = {
  category?: TripCategory
  /** The pick-up on the clock of Bengaluru. */
  start?: string
  payBy?: PayBy
  approval?: Approval
  companyId?: string
  profileId?: string
  traveller?: Traveller
  langId?: 1 | 2
  departureId?: string
}

/** Inserts trips, vehicles, drivers and rate cards directly into the database. */
export async function tripsOf(app: TestApp) {
  const { db } = app.database
  const now = () => app.clock.now()
  const cards = await addCards()

  async function addCards(): Promise<Map<TripCategory, CardVersion>> {
    const names = { name_en: 'Test sedan', name_ar: 'سيدان' }
    await db
      .insertInto('vehicle_types')
      .values({ id: VEHICLE_TYPE, ...names, seats: 4, bags: 3, picture: 'saloon', rank: 900 })
      .execute()
    await db
      .insertInto('trip_places')
      .values({
        id: 'test-airport',
        city_id: CITY.id,
        kind: 'airport',
        iata: AIRPORT,
        ...names,
        latitude: 13.1986,
        longitude: 77.7066,
      })
      .execute()
    const added = new Map<TripCategory, CardVersion>()
    for (const [category, content] of Object.entries(CARDS)) {
      const made = { cardId: newId(), versionId: newId(), version: 1, content }
      added.set(Number(category) as TripCategory, made)
      await db
        .insertInto('rate_cards')
        .values({
          id: made.cardId,
          city_id: CITY.id,
          category: Number(category) as TripCategory,
          vehicle_type_id: VEHICLE_TYPE,
          created_at: now(),
        })
        .execute()
      await db
        .insertInto('rate_card_versions')
        .values({
          id: made.versionId,
          rate_card_id: made.cardId,
          version: 1,
          from_day: '2026-01-01',
          content,
          published_at: now(),
        })
        .execute()
    }
    return added
  }

  return {
    /** A booked trip; by default an hour package of a retail traveller who pays the driver. */
    async booked(options: TripOptions = {}): Promise<string> {
      const { category = TRIP_CATEGORIES.rental, start = '2026-12-02T10:00', payBy = 'driver' } = options
      const { hours, km, chosen, request } = KINDS[category]
      const from = Temporal.PlainDateTime.from(start).toZonedDateTime(CITY.timeZone)
      const to = from.add({ hours })
      const period = { from: from.toInstant().toString(), to: to.toInstant().toString() }
      const inputs: FareInputs = {
        engine: ENGINE,
        category,
        time_zone: CITY.timeZone,
        start: period.from,
        end: period.to,
        way: km === null ? null : { km, minutes: hours * 60, source: 'estimate', fallback: false },
        driving: [period],
        tax: { country: 'IN', from_day: '2025-09-22', fuel_included: true, basis_points: 500 },
        chosen,
        actual: null,
      }
      const version = cards.get(category) ?? null
      const fare = computeFare(inputs, version, 'en')
      const profileId = options.profileId ?? (await profileOf(app)).profileId
      const end = to.toPlainDateTime().toString({ smallestUnit: 'minute' })
      const tripRequest = request(start, end)
      const by = { profileId }
      const trip = {
        quoted: {
          request: tripRequest,
          cityId: CITY.id,
          timeZone: CITY.timeZone,
          startAt: from.toInstant(),
          endAt: to.toInstant(),
          vehicleTypeId: VEHICLE_TYPE,
          companyId: null,
          rateCardVersionId: version?.versionId ?? null,
          inputs,
          fare,
        },
        quoteHash: sha256(newId()),
        orderHash: sha256(newId()),
        orderKey: null,
        bookedBy: profileId,
        profileId,
        companyId: options.companyId ?? null,
        apiKeyId: null,
        traveller: options.traveller ?? TRAVELLER,
        langId: options.langId ?? 1,
        payBy,
        approval: options.approval ?? 'none',
        unpaidMinutes: 30,
        costCentre: null,
        notes: null,
        partnerCode: null,
        subId: null,
        metadata: {},
        departure:
          tripRequest.category === TRIP_CATEGORIES.shuttle
            ? { id: options.departureId ?? tripRequest.departure_id, seats: tripRequest.seats }
            : null,
      } as const
      return db.transaction().execute(async (tx) => {
        const id = await insertTrip(tx, trip, app.clock.now())
        if (id === null) throw new Error('the trip was not booked')
        await addTripEvent(tx, id, { kind: 'booked', by }, app.clock.now())
        return id
      })
    },

    /** Requests a quote through the API; returns the option of these tests, or the only one of a shuttle. */
    async quote(
      category: TripCategory,
      headers: Record<string, string>,
      { start = '2026-12-02T10:00', departureId = newId() } = {},
    ) {
      const { hours, request } = KINDS[category]
      const end = Temporal.PlainDateTime.from(start).add({ hours }).toString({ smallestUnit: 'minute' })
      const tripRequest = request(start, end)
      const body =
        tripRequest.category === TRIP_CATEGORIES.shuttle
          ? { ...tripRequest, departure_id: departureId }
          : tripRequest
      const reply = await app.call('/trips/api/trip/quote', { headers, body })
      const options: Option[] = reply.body.options ?? []
      const typeId = category === TRIP_CATEGORIES.shuttle ? 'coach' : VEHICLE_TYPE
      const option = options.find(({ vehicle_type: type }) => type.id === typeId)
      if (!option) throw new Error(`no quote: ${JSON.stringify(reply.body)}`)
      return option
    },

    /** A vehicle of a model of its own. */
    async vehicle({
      seats = 4,
      odometerKm = 10_000,
      isHidden = false,
      typeId = VEHICLE_TYPE,
    } = {}): Promise<string> {
      const [id, modelId] = [newId(), newId()]
      const model = `Model ${newLetters(6)}`
      await db
        .insertInto('vehicle_models')
        .values({
          id: modelId,
          vehicle_type_id: typeId,
          make: 'Toyota',
          model,
          seats,
          bags: 3,
          fuel: 'petrol',
        })
        .execute()
      await db
        .insertInto('vehicles')
        .values({
          id,
          model_id: modelId,
          city_id: CITY.id,
          plate: `KA 01 ${newLetters(6)}`,
          color: 'white',
          odometer_km: odometerKm,
          hidden_at: isHidden ? now() : null,
          created_at: now(),
        })
        .execute()
      return id
    },

    async driver({ licenceUntil = '2030-01-01', isHidden = false } = {}): Promise<string> {
      const id = newId()
      await db
        .insertInto('drivers')
        .values({
          id,
          name: 'Ravi Kumar',
          phone: { countryCode: '+91', phone: '9876543210' },
          licence_number: newLetters(12),
          licence_until: licenceUntil,
          city_id: CITY.id,
          hidden_at: isHidden ? now() : null,
          created_at: now(),
        })
        .execute()
      return id
    },
  }
}
