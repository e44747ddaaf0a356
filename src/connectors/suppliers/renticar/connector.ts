import { fail, ok } from '#kernel/result.ts'
import type {
  RentalRequest,
  SupplierConnector,
  SupplierStation,
  SupplierResult,
} from '#domains/suppliers/supplier-connector.ts'
import { isRefusal, refuse } from '#domains/suppliers/supplier-refusal.ts'
import { unreadableRates } from '../garbage.ts'
import { conditionalFees, isFeeName, renterOf } from '../fee-names.ts'
import { onePerId, onePerKey } from '../one-per-key.ts'
import { validItems } from '../valid-items.ts'
import { renticarApi } from './api.ts'
import type { RenticarLine } from './api.ts'
import { renticarExtra, renticarProtection } from './extras.ts'
import { renticarStation } from './places.ts'
import type { RenticarPlaces } from './places.ts'
import { renticarRate, tooYoung } from './rates.ts'
import { ALREADY_CANCELLED, NO_OFFER, refusal } from './refusals.ts'
import {
  RenticarCancelled,
  RenticarCar,
  RenticarCars,
  RenticarExtra,
  RenticarExtras,
  RenticarLocation,
  RenticarLocations,
  RenticarOffer,
  RenticarOffers,
  RenticarReservation,
} from './replies.ts'
import { readSupplierToken, reservationBody, searchBody } from './requests.ts'
import type { ReservationType } from './requests.ts'

export type RenticarConfig = RenticarLine & {
  /** Places of the account's locations. Locations without one are not offered. */
  places: RenticarPlaces | Promise<RenticarPlaces>
  /** `payOnArrival` (the default) sells every offer, `fullCredit` only those that we may pay. */
  reservationType?: ReservationType
}

/**
 * Creates a connector for Renticar over REST, for one plan. It brokers rental companies; each offer names one. The
 * protocol has no field for our reference, and can neither look up nor change a reservation. It cancels by its own id.
 */
export function createRenticar(config: RenticarConfig): SupplierConnector {
  const { places, reservationType = 'payOnArrival' } = config
  const send = renticarApi(config)
  const acrissOf = carList(cars)

  async function cars() {
    const reply = await send({ path: 'cars', body: null }, RenticarCars)
    if (!reply.ok) return reply
    return ok(new Map(validItems(reply.value, RenticarCar).map(({ carId, sipp }) => [carId, sipp])))
  }

  async function locations(): Promise<SupplierResult<SupplierStation[]>> {
    const reply = await send({ path: 'locations', body: null }, RenticarLocations)
    if (!reply.ok) return reply
    const listed = validItems(reply.value, RenticarLocation)
    const known = await places
    return ok(listed.flatMap((location) => renticarStation(location, known) ?? []))
  }

  async function search(request: RentalRequest): Promise<SupplierResult<RenticarOffer[]>> {
    const reply = await send({ path: 'search', body: searchBody(request) }, RenticarOffers)
    if (!reply.ok) return isRefusal(reply.failure, 'sold_out') ? ok([]) : reply
    const { offers } = reply.value
    const read = validItems(offers, RenticarOffer)
    return read.length === 0 && offers.length > 0 ? unreadableRates() : ok(read)
  }

  return {
    locations,
    async availability(request) {
      const found = await search(request)
      if (!found.ok) return found
      const offers = found.value.filter(({ rules }) => !tooYoung(request.driverAge, rules.driverAge))
      const codes = await acrissOf(offers.map(({ car }) => car.carId))
      if (!codes.ok) return codes
      const rates = offers.flatMap(
        (offer) => renticarRate(offer, codes.value.get(offer.car.carId) ?? '', reservationType) ?? [],
      )
      return ok(onePerKey(rates))
    },

    async recheck(request, { carry }) {
      const { companySlug, carId } = readSupplierToken(carry)
      const found = await search(request)
      if (!found.ok) return found
      const same = found.value.find((offer) => offer.companySlug === companySlug && offer.car.carId === carId)
      if (!same) return fail(refusal(NO_OFFER))
      if (tooYoung(request.driverAge, same.rules.driverAge)) return rejectAge(request.driverAge)
      const codes = await acrissOf([carId])
      if (!codes.ok) return codes
      const rate = renticarRate(same, codes.value.get(carId) ?? '', reservationType)
      if (!rate) return unreadableRates()
      const reply = await send({ path: 'extras', body: { offerId: same.offerId } }, RenticarExtras)
      if (!reply.ok) return reply
      const listed = validItems(reply.value.extras, RenticarExtra)
      const extras = onePerId(listed.flatMap((extra) => renticarExtra(extra) ?? []))
      return ok({
        ...rate,
        // A request has no age, so the applicable fees of the list are determined here.
        fees: [...rate.fees, ...conditionalFees(extras, renterOf(request), rate.fees)],
        extras: extras.filter(({ name }) => !isFeeName(name)),
        protections: onePerId(listed.flatMap((extra) => renticarProtection(extra) ?? [])),
      })
    },

    async reserve(request) {
      const { driverAge } = readSupplierToken(request.car.carry)
      if (tooYoung(request.driver.age, Number(driverAge))) return rejectAge(request.driver.age)
      const body = reservationBody(request, reservationType)
      const reply = await send({ path: 'reservation', body, urgent: true }, RenticarReservation)
      if (!reply.ok) return reply
      return ok({ supplierReference: referenceOf(reply.value), status: 'confirmed', total: null })
    },

    retrieve: async () => refuse('not_offered', 'Renticar looks no reservation up'),
    modify: async () => refuse('not_modifiable', 'Renticar changes no reservation'),
    async cancel({ supplierReference }) {
      if (supplierReference === null)
        return refuse('not_offered', 'Renticar cancels a reservation by its own id only')
      const body = { reservationId: reservationId(supplierReference) }
      const reply = await send({ path: 'reservation/cancel', body, urgent: true }, RenticarCancelled)
      const before =
        !reply.ok && reply.failure.code === 'refused' && ALREADY_CANCELLED.test(reply.failure.detail)
      return reply.ok || before ? ok({ supplierReference, status: 'cancelled', total: null }) : reply
    },
  }
}

/** Returns the desk's number of a reservation and, after a slash, the id that cancels it. */
function referenceOf({
  vendorReservationNo,
  reservationCode,
  reservationId: id,
}: RenticarReservation): string {
  const atTheDesk = vendorReservationNo || reservationCode
  return atTheDesk ? `${atTheDesk}/${id}` : id
}

function reservationId(supplierReference: string): string {
  return supplierReference.slice(supplierReference.lastIndexOf('/') + 1)
}

function rejectAge(age: number) {
  return refuse('driver_age', `not for a driver of ${age}`)
}

/** ACRISS codes by the supplier's car ids. Empty for a car without one. */
type CarList = ReadonlyMap<string, string>

/**
 * Caches the list of all cars, because offers only have a car's id and the list has its ACRISS code. The list hardly
 * ever changes. It is reloaded if an offer has a car that is not in it.
 */
function carList(load: () => Promise<SupplierResult<CarList>>) {
  let known: CarList | null = null

  return async (carIds: readonly string[]): Promise<SupplierResult<CarList>> => {
    const last = known
    if (last && carIds.every((id) => last.has(id))) return ok(last)
    const loaded = await load()
    if (!loaded.ok) return last ? ok(last) : loaded
    known = loaded.value
    return loaded
  }
}
