import pLimit from 'p-limit'
import type { z } from 'zod'
import { fail, ok } from '#kernel/result.ts'
import type {
  BookingKeys,
  ChosenCar,
  DriverDetails,
  RentalRequest,
  Reservation,
  SupplierConnector,
  SupplierResult,
} from '#domains/suppliers/supplier-connector.ts'
import { isRefusal, refuse } from '#domains/suppliers/supplier-refusal.ts'
import { combineResults } from '../combine-results.ts'
import { exchangeOver } from '../exchange-over.ts'
import { httpText } from '#connectors/http/http-exchange.ts'
import { garbage, unreadableRates } from '../garbage.ts'
import { renterOf } from '../fee-names.ts'
import { onePerKey } from '../one-per-key.ts'
import { validItems } from '../valid-items.ts'
import type { SupplierConnection } from '../supplier-manifest.ts'
import type { OtaAccount } from './accounts.ts'
import { cancelledReservation, otaReservation } from './bookings.ts'
import { listedNumbers, OtaListed } from './listed-reservations.ts'
import { OTA_DIALECTS } from './dialects.ts'
import type { OtaDialect, OtaDialectName } from './dialects.ts'
import { messageHeaders, writeMessage } from './message.ts'
import type { OtaRequest } from './message.ts'
import { otaRate, otaRecheckedRate } from './rates.ts'
import type { OtaReading } from './rates.ts'
import { refusal, wasCancelled } from './refusals.ts'
import { readReply } from './replies.ts'
import { OtaBooked, OtaCancelled, OtaRetrieved, OtaModified } from './reply-bookings.ts'
import type { OtaBookingCore } from './reply-bookings.ts'
import { OtaCar, OtaCars, OtaRateRules } from './reply-cars.ts'
import { OtaLocation, OtaLocationReply, OtaLocations } from './reply-stations.ts'
import {
  availabilityRequest,
  cancelRequest,
  locationRequest,
  locationsRequest,
  modifyRequest,
  rateRuleRequest,
  reservationRequest,
  listRequest,
  retrieveRequest,
} from './requests.ts'
import { isDetailed, otaStation } from './stations.ts'
import { termsOfRules } from './terms.ts'

export type OtaConfig = SupplierConnection &
  OtaAccount & {
    dialect: OtaDialectName
    /** The currency requested for prices; EUR by default. */
    currency?: string
    /** Countries whose stations are listed one by one: needed for a larger supplier, because a reply holds 99. */
    countries?: readonly string[]
  }

const BY_NUMBER_ONLY = 'this system knows a reservation by its own number only'
const NO_CARS = { type: '3', code: '221', text: 'the car is no longer offered', status: '' }

/**
 * Creates a connector for a supplier with OpenTravel 2007B, for one plan. Deviations of its system are in its dialect.
 */
export function createOta(config: OtaConfig): SupplierConnector {
  const { concurrency, currency = 'EUR', countries = [] } = config
  const dialect: OtaDialect = OTA_DIALECTS[config.dialect]
  const line = exchangeOver(httpText(config), config)

  const send = <Reply>(request: OtaRequest, schema: z.ZodType<Reply>, urgent = false) =>
    line(
      {
        headers: messageHeaders(request, dialect),
        body: writeMessage(request, { account: config, dialect, currency }),
        urgent,
      },
      (text) => readReply(text, request.name, schema),
    )

  async function details(location: OtaLocation): Promise<SupplierResult<OtaLocation>> {
    if (isDetailed(location)) return ok(location)
    const reply = await send(locationRequest(location['@Code']), OtaLocationReply)
    return reply.ok ? ok(reply.value.LocationDetail) : reply
  }

  /** Returns the cars of a reply, each parsed by `read`. Sold out is an empty list. */
  async function cars<Car>(
    rental: RentalRequest,
    chosen: ChosenCar | null,
    read: (car: OtaCar, reading: OtaReading) => Car | null,
  ): Promise<SupplierResult<Car[]>> {
    const reply = await send(availabilityRequest(rental, chosen), OtaCars)
    if (!reply.ok) return isRefusal(reply.failure, 'sold_out') ? ok([]) : reply
    const { VehVendorAvail: vendors } = reply.value.VehAvailRSCore.VehVendorAvails
    const answered = vendors.flatMap(({ Vendor, VehAvails }) => {
      const { unitPrices, ownEquipment } = dialect
      const vendor = Vendor?.['@Code'] ?? ''
      const reading = { currency, unitPrices, ownEquipment, vendor, renter: renterOf(rental) }
      return validItems(VehAvails.VehAvail, OtaCar).flatMap((car) => read(car, reading) ?? [])
    })
    const sent = vendors.some(({ VehAvails }) => VehAvails.VehAvail.length > 0)
    return sent && answered.length === 0 ? unreadableRates() : ok(answered)
  }

  async function settled(
    request: OtaRequest,
    schema: z.ZodType<OtaBookingCore>,
    keys: Omit<BookingKeys, 'rental'>,
  ): Promise<SupplierResult<Reservation>> {
    const reply = await send(request, schema, true)
    return reply.ok ? otaReservation(reply.value, keys) : reply
  }

  async function retrieve(keys: BookingKeys): Promise<SupplierResult<Reservation | null>> {
    if (keys.supplierReference === null && !dialect.findsByReference)
      return refuse('not_offered', BY_NUMBER_ONLY)
    const found = await settled(retrieveRequest(keys), OtaRetrieved, keys)
    if (found.ok) return found
    // Some systems return an error instead of a cancelled reservation.
    if (wasCancelled(found.failure)) return ok(cancelledReservation(keys))
    return isRefusal(found.failure, 'not_found') ? ok(null) : found
  }

  /** Retrieves each by its number: a summary has neither status nor total. */
  async function findListed(
    rental: RentalRequest,
    driver: Pick<DriverDetails, 'firstName' | 'lastName'>,
  ): Promise<SupplierResult<Reservation[]>> {
    const listed = await send(listRequest(rental, driver), OtaListed, true)
    if (!listed.ok) return listed
    const numbers = listedNumbers(listed.value, rental, driver)
    const reservations = combineResults(
      await Promise.all(
        numbers.map((supplierReference) => retrieve({ reference: '', supplierReference, rental })),
      ),
    )
    return reservations.ok ? ok(reservations.value.filter((found) => found !== null)) : reservations
  }

  return {
    async locations() {
      // Some dozen calls: limited here, so that none times out in the queue of searches.
      const queue = pLimit(Math.max(1, Math.floor(concurrency / 2)))
      const areas = countries.length > 0 ? countries : [null]
      const lists = combineResults(
        await queue.map(areas, (area) => send(locationsRequest(area), OtaLocations)),
      )
      if (!lists.ok) return lists
      const listed = validItems(
        lists.value.flatMap(({ VehMatchedLocs }) =>
          VehMatchedLocs.VehMatchedLoc.map(({ LocationDetail }) => LocationDetail),
        ),
        OtaLocation,
      )
      const detailed = combineResults(await queue.map(listed, details))
      return detailed.ok ? ok(detailed.value.flatMap((location) => otaStation(location) ?? [])) : detailed
    },

    async availability(request) {
      const answered = await cars(request, null, otaRate)
      return answered.ok ? ok(onePerKey(answered.value)) : answered
    },

    /** Searches the car again with its extras, and requests its rules, since the protocol has no quote. */
    async recheck(request, car) {
      const answered = await cars(request, car, otaRecheckedRate)
      if (!answered.ok) return answered
      const { vehicleCode, rateQualifier } = car.carry
      const rate = answered.value.find(
        ({ carry }) => carry['vehicleCode'] === vehicleCode && carry['rateQualifier'] === rateQualifier,
      )
      if (!rate) return fail(refusal(NO_CARS))
      if (!dialect.providesRules) return ok(rate)
      const rules = await send(rateRuleRequest(rate.carry), OtaRateRules)
      if (!rules.ok) return rules
      const penalties = rules.value.RateRules?.CancelPenaltyInfo ?? []
      const terms = termsOfRules(penalties, rate.total, request.pickUpAt)
      return ok({ ...rate, cancellation: terms ?? rate.cancellation })
    },

    reserve: (request) =>
      settled(reservationRequest(request), OtaBooked, { ...request, supplierReference: null }),
    retrieve,
    ...(!dialect.findsByReference && { findListed }),
    async modify(keys, request) {
      if (!dialect.modifies) return refuse('not_modifiable', 'this system changes contact data only')
      if (keys.supplierReference === null && !dialect.findsByReference)
        return refuse('not_offered', BY_NUMBER_ONLY)
      return settled(modifyRequest(keys, request, dialect.modifyType), OtaModified, keys)
    },

    async cancel(keys) {
      if (keys.supplierReference === null && !dialect.findsByReference)
        return refuse('not_offered', BY_NUMBER_ONLY)
      const reply = await send(cancelRequest(keys, dialect.cancelType), OtaCancelled, true)
      if (!reply.ok) return wasCancelled(reply.failure) ? ok(cancelledReservation(keys)) : reply
      const { '@CancelStatus': status } = reply.value.VehCancelRSCore
      if (/^cancell?ed$/i.test(status)) return ok(cancelledReservation(keys))
      // Pending, or a status of the supplier's own: its record decides.
      const known = await retrieve(keys)
      if (!known.ok) return known
      return known.value ? ok(known.value) : garbage(`cancelled as ${status.slice(0, 40)}`)
    },
  }
}
