import pLimit from 'p-limit'
import type { z } from 'zod'
import { ok } from '#kernel/result.ts'
import type {
  RentalRequest,
  Reservation,
  SupplierConnector,
  SupplierFailure,
  SupplierResult,
} from '#domains/suppliers/supplier-connector.ts'
import { isRefusal, refuse } from '#domains/suppliers/supplier-refusal.ts'
import { combineResults } from '../combine-results.ts'
import { exchangeOver } from '../exchange-over.ts'
import { httpText } from '#connectors/http/http-exchange.ts'
import { unreadableRates } from '../garbage.ts'
import { isFeeName } from '../fee-names.ts'
import { validItems } from '../valid-items.ts'
import type { SupplierConnection } from '../supplier-manifest.ts'
import { excessRefund, horizonExtras } from './extras.ts'
import { horizonForm } from './operations.ts'
import type { HorizonOperation, HorizonValues } from './operations.ts'
import { cheapestPerKey, horizonRates, rentalDays } from './rates.ts'
import {
  HorizonAvailability,
  HorizonBooking,
  HorizonCar,
  HorizonCountries,
  HorizonLocations,
  HorizonSettled,
  HorizonVoucher,
  readReply,
} from './replies.ts'
import type { HorizonDetails } from './replies.ts'
import { availabilityValues, bookingValues, readSupplierToken } from './requests.ts'
import type { HorizonToken } from './requests.ts'
import { horizonStation } from './stations.ts'
import { HORIZON_WORDING } from './wording.ts'
import type { HorizonWording } from './wording.ts'

export type FlexibleAutosConfig = SupplierConnection & {
  agentCode: string
  password: string
  wording?: HorizonWording
}

/** A car of a reply with the terms of its brand's desk. */
type Listed = { car: HorizonCar; details: HorizonDetails }

/**
 * Creates a connector for Flexible Autos over Horizon XML: a broker, paid on account; each product is a separate rate.
 * The protocol cannot change a booking, returns no total with one, and cannot find one by our reference. By its own
 * number it returns the voucher, which only an active booking has.
 */
export function createFlexibleAutos(config: FlexibleAutosConfig): SupplierConnector {
  const { timeoutMs, concurrency, wording = HORIZON_WORDING } = config
  const line = exchangeOver(httpText(config), config)

  const send = <Operation extends HorizonOperation, Reply>(
    operation: Operation,
    values: HorizonValues<Operation>,
    schema: z.ZodType<Reply>,
    urgent = false,
  ) =>
    line(
      {
        path: `/${operation}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
        body: horizonForm(operation, config, values),
        urgent,
      },
      (text) => readReply(text, schema, wording),
    )

  /** Requests the cars of a rental that are available immediately, or only `car`. */
  async function cars(request: RentalRequest, car?: HorizonToken): Promise<SupplierResult<Listed[]>> {
    const limitMs = Math.floor(timeoutMs * 0.75)
    const reply = await send(
      'CarAvailability',
      availabilityValues(request, limitMs, car),
      HorizonAvailability,
    )
    if (!reply.ok) return isRefusal(reply.failure, 'sold_out') ? ok([]) : reply
    const { Count, CarSet, SupplierInfo } = reply.value
    if (Count.trim() === '0') return ok([])
    const termsOf = new Map(SupplierInfo.map((details) => [details.Supplier, details]))
    const listed = validItems(CarSet, HorizonCar).flatMap((each) => {
      const details = termsOf.get(each.Supplier)
      return details ? [{ car: each, details }] : []
    })
    if (listed.length === 0) return unreadableRates()
    return ok(listed.filter(({ car: { Status } }) => !wording.onRequest.test(Status)))
  }

  function cancelledBefore(failure: SupplierFailure): boolean {
    return failure.code === 'refused' && wording.alreadyCancelled.test(failure.detail)
  }

  return {
    async locations() {
      const countries = await send('GetCountries', {}, HorizonCountries)
      if (!countries.ok) return countries
      // One call per country: limited, to leave room for searches.
      const queue = pLimit(Math.max(1, Math.floor(concurrency / 2)))
      const lists = combineResults(
        await queue.map(countries.value.CountrySet, async ({ CountryCode: country }) => {
          const list = await send('GetFullLocationDetails', { Country: country }, HorizonLocations)
          return list.ok ? ok(list.value.LocationSet.map((each) => horizonStation(each, country))) : list
        }),
      )
      return lists.ok ? ok(lists.value.flat()) : lists
    },

    async availability(request) {
      const found = await cars(request)
      if (!found.ok) return found
      const rates = found.value.flatMap(({ car, details }) => horizonRates(car, details, request, wording))
      return rates.length === 0 && found.value.length > 0 ? unreadableRates() : ok(cheapestPerKey(rates))
    },

    async recheck(request, { carry }) {
      const chosen = readSupplierToken(carry)
      const found = await cars(request, chosen)
      if (!found.ok) return found
      const same = found.value.find(
        ({ car }) => car.Code === chosen.carCode && car.SupplierCode === chosen.supplierCode,
      )
      if (!same) return refuse('sold_out', 'the car is no longer listed')
      const rates = horizonRates(same.car, same.details, request, wording)
      const rate = rates.find((each) => each.carry['productId'] === chosen.productId)
      if (!rate)
        return rates.length === 0 ? unreadableRates() : refuse('sold_out', 'the product is no longer listed')
      return ok({
        ...rate,
        extras: horizonExtras(same.details, same.car, rentalDays(request), wording).filter(
          ({ name }) => !isFeeName(name),
        ),
        protections: excessRefund(same.car, rate),
      })
    },

    async reserve(request) {
      const reply = await send('PlaceBooking', bookingValues(request), HorizonBooking, true)
      return reply.ok ? ok(reservation(reply.value.BookingNumber, 'confirmed')) : reply
    },

    async retrieve({ supplierReference }) {
      if (supplierReference === null)
        return refuse('not_offered', 'Horizon knows a booking by its own number only')
      const query = { FCHReference: supplierReference, FullVoucher: 'True' }
      const reply = await send('GetVoucher', query, HorizonVoucher, true)
      if (reply.ok) return ok(reservation(supplierReference, 'confirmed'))
      if (cancelledBefore(reply.failure)) return ok(reservation(supplierReference, 'cancelled'))
      const unknown = isRefusal(reply.failure, 'not_found')
      return unknown ? ok(null) : reply
    },

    modify: async () => refuse('not_modifiable', 'Horizon changes no booking'),
    async cancel({ supplierReference }) {
      if (supplierReference === null)
        return refuse('not_offered', 'Horizon cancels a booking by its own number only')
      const query = { FCHReference: supplierReference, Language: 'UK' }
      const reply = await send('CancelBooking', query, HorizonSettled, true)
      const gone = reply.ok || cancelledBefore(reply.failure)
      return gone ? ok(reservation(supplierReference, 'cancelled')) : reply
    },
  }
}

function reservation(supplierReference: string, status: Reservation['status']): Reservation {
  return { supplierReference, status, total: null }
}
