import pLimit from 'p-limit'
import { ok } from '#kernel/result.ts'
import type { z } from 'zod'
import type {
  RentalRequest,
  Reservation,
  SupplierConnector,
  SupplierResult,
} from '#domains/suppliers/supplier-connector.ts'
import { refuse } from '#domains/suppliers/supplier-refusal.ts'
import { combineResults } from '../combine-results.ts'
import { exchangeOver } from '../exchange-over.ts'
import { httpText } from '#connectors/http/http-exchange.ts'
import { garbage, unreadableRates } from '../garbage.ts'
import { onePerKey } from '../one-per-key.ts'
import { validItems } from '../valid-items.ts'
import type { SupplierConnection } from '../supplier-manifest.ts'
import { recheckedPackage, soldPackages } from './rates.ts'
import type { GmOffering, SoldPackage } from './rates.ts'
import { ALREADY_CANCELLED, METHOD_NOT_FOUND } from './refusals.ts'
import {
  GmCountries,
  GmLocationInfo,
  GmReservation,
  GmServiceAreas,
  GmVehicle,
  GmVehicles,
  extrasOf,
  readReply,
} from './replies.ts'
import {
  cancelFields,
  gmRequest,
  locationFields,
  reservationFields,
  serviceAreaFields,
  vehiclesFields,
} from './requests.ts'
import type { GmRequest } from './requests.ts'
import { greenMotionStation } from './stations.ts'

/** The `url` is the complete address of Green Motion's or U-Save's service. */
export type GreenMotionConfig = SupplierConnection & { username: string; password: string }

// The account sells in euro, whatever the station's country.
const CURRENCY = 'EUR'

/** The specification has both names of the call; an account supports one of them. */
const CANCELLATIONS = ['CancelReservation', 'Cancel Reservation'] as const

/** The packages of a reply, and the data that applies to all of them. */
type Vehicles = { packages: SoldPackage[]; offering: GmOffering; days: number }

/**
 * Creates a connector for Green Motion (or U-Save) over its GMWebService. The protocol cancels by booking and station,
 * and can neither change nor look up a booking. Our reference goes into a remark, for staff.
 */
export function createGreenMotion(config: GreenMotionConfig): SupplierConnector {
  const { concurrency } = config
  const line = exchangeOver(httpText(config), config)

  const send = <Reply>(type: GmRequest, fields: string, schema: z.ZodType<Reply>, urgent = false) =>
    line(
      {
        headers: { 'content-type': 'application/xml; charset=utf-8' },
        body: gmRequest(config, type, fields),
        urgent,
      },
      (text) => readReply(text, schema),
    )

  async function vehicles(rental: RentalRequest): Promise<SupplierResult<Vehicles>> {
    const reply = await send('GetVehicles', vehiclesFields(rental, CURRENCY), GmVehicles)
    if (!reply.ok) return reply
    const { vehicles: listed, quoteid: quoteId, oneway_fee: oneWayFee, days } = reply.value
    const extras = extrasOf(reply.value)
    if (!extras) return garbage('an extra that must be paid makes no sense')
    const offering = { rental, currency: CURRENCY, quoteId, oneWayFee, extras }
    const packages = validItems(listed, GmVehicle).flatMap((vehicle) => soldPackages(vehicle, offering))
    return packages.length === 0 && listed.length > 0 ? unreadableRates() : ok({ packages, offering, days })
  }

  return {
    async locations() {
      // Some hundred calls: limited here, so that none times out in the queue of searches.
      const queue = pLimit(Math.max(1, Math.floor(concurrency / 2)))
      const countries = await send('GetCountryList', '', GmCountries)
      if (!countries.ok) return countries
      if (countries.value.length === 0) return garbage('no country of the reply makes sense')
      const areas = combineResults(
        await queue.map(countries.value, async ({ countryID, iso_alpha2: countryCode }) => {
          const listed = orNone(
            await send('GetServiceAreas', serviceAreaFields(countryID), GmServiceAreas),
            [],
          )
          return listed.ok ? ok(listed.value.map(({ locationID }) => ({ locationID, countryCode }))) : listed
        }),
      )
      if (!areas.ok) return areas
      const stations = combineResults(
        await queue.map(areas.value.flat(), async ({ locationID, countryCode }) => {
          const found = orNone(
            await send('GetLocationInfo', locationFields(locationID), GmLocationInfo),
            null,
          )
          if (!found.ok) return found
          const location = found.value?.location_info
          return ok(location ? [greenMotionStation(locationID, countryCode, location)] : [])
        }),
      )
      return stations.ok ? ok(stations.value.flat()) : stations
    },

    async availability(request) {
      const found = await vehicles(request)
      if (!found.ok) return found
      const forDriver = found.value.packages.filter(({ minimumAge }) => request.driverAge >= minimumAge)
      return ok(onePerKey(forDriver.map(({ rate }) => rate)))
    },

    /** Requests the whole list again: the protocol cannot price a single car. */
    async recheck(request, car) {
      const found = await vehicles(request)
      if (!found.ok) return found
      const { packages, offering, days } = found.value
      const { vehicleId, packageType } = car.carry
      const same = packages.find(
        ({ vehicle, sold }) => vehicle['@id'] === vehicleId && sold['@type'] === packageType,
      )
      if (!same) return refuse('sold_out', `vehicle ${vehicleId} is no longer listed`)
      if (request.driverAge < same.minimumAge) return refuse('driver_age', `from ${same.minimumAge} years`)
      return ok(recheckedPackage(same, offering, days))
    },

    /** Makes a reservation. The request contains the total, and is rejected if it differs. The reply has no total. */
    async reserve(request) {
      const fields = reservationFields(request)
      if (fields === null) return refuse('other', 'an option was not offered')
      const reply = await send('MakeReservation', fields, GmReservation, true)
      if (!reply.ok) return reply
      const { booking_ref: supplierReference, status } = reply.value
      if (supplierReference === '') return garbage('a reservation without a booking reference')
      return ok({ supplierReference, status: statusOf(status), total: null })
    },

    retrieve: async () => refuse('not_offered', 'the protocol looks no booking up'),
    modify: async () => refuse('not_modifiable', 'the protocol changes no booking'),
    async cancel({ supplierReference, rental }) {
      if (supplierReference === null)
        return refuse('not_offered', 'a booking is cancelled by its own number only')
      const fields = cancelFields(rental.pickUpStation, supplierReference)
      const [usual, other] = CANCELLATIONS
      const first = await send(usual, fields, GmReservation, true)
      const unknownCall = !first.ok && first.failure.detail.startsWith(METHOD_NOT_FOUND)
      const reply = unknownCall ? await send(other, fields, GmReservation, true) : first
      const cancelled = ok<Reservation>({ supplierReference, status: 'cancelled', total: null })
      if (!reply.ok) return ALREADY_CANCELLED.test(reply.failure.detail) ? cancelled : reply
      const { status, booking_ref: bookingRef } = reply.value
      const done = /^(?:success|cancelled|ok)$/i.test(status) || (status === '' && bookingRef !== '')
      return done ? cancelled : garbage(`cancellation status ${status.slice(0, 40)}`)
    },
  }
}

/** Statuses are not documented: one that is not clearly a yes or a no is pending, for staff to settle. */
function statusOf(status: string): Reservation['status'] {
  if (status === '' || /^(?:confirmed|booked|success|ok)$/i.test(status)) return 'confirmed'
  return /^(?:declined|refused|rejected|cancelled)$/i.test(status) ? 'refused' : 'pending'
}

/** Reads a rejection as `none`: a country without desks, or a desk closed in the meantime, does not fail the others. */
function orNone<Value, None>(answer: SupplierResult<Value>, none: None): SupplierResult<Value | None> {
  return !answer.ok && answer.failure.code === 'refused' ? ok(none) : answer
}
