import pLimit from 'p-limit'
import { subtract, sum } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { z } from 'zod'
import type {
  BookingKeys,
  RentalRequest,
  Reservation,
  SupplierConnector,
  SupplierStation,
  SupplierResult,
} from '#domains/suppliers/supplier-connector.ts'
import { isRefusal, refuse } from '#domains/suppliers/supplier-refusal.ts'
import { combineResults } from '../combine-results.ts'
import { exchangeOver } from '../exchange-over.ts'
import { httpText } from '#connectors/http/http-exchange.ts'
import { garbage, unreadableRates } from '../garbage.ts'
import { isFeeName } from '../fee-names.ts'
import { onePerKey } from '../one-per-key.ts'
import { reportedTotal } from '../reported-total.ts'
import { validItems } from '../valid-items.ts'
import type { SupplierConnection } from '../supplier-manifest.ts'
import { element } from '../xml.ts'
import { amount, europcarExtra, europcarProtections, europcarRate, isForDriver } from './rates.ts'
import { CATEGORY_NOT_AVAILABLE, refusal } from './refusals.ts'
import {
  XrsCategories,
  XrsCountries,
  XrsEquipmentList,
  XrsQuoteReply,
  XrsRate,
  XrsRates,
  XrsReservation,
  XrsSchedule,
  XrsStationReply,
  XrsStations,
  readReply,
} from './replies.ts'
import {
  YOUNG_DRIVER_CODE,
  bookingRequest,
  categoriesRequest,
  equipmentRequest,
  quoteRequest,
  ratesRequest,
  readSupplierToken,
  reservationRequest,
  xrsRequest,
} from './requests.ts'
import type { PrepaidMode } from './requests.ts'
import { europcarStation } from './stations.ts'

export type EuropcarConfig = SupplierConnection & {
  callerCode: string
  password: string
  /** `NP` (Standard, the default) or `PP` (Prepaid, with its own caller code). */
  prepaidMode?: PrepaidMode
}

const CATEGORIES_PER_CALL = 10

const STATUS: Readonly<Record<string, Reservation['status']>> = {
  S: 'confirmed',
  CF: 'confirmed',
  CO: 'confirmed',
  NS: 'confirmed',
  R: 'pending',
  CC: 'cancelled',
  CP: 'cancelled',
  TD: 'refused',
}

const CHECKED_OUT = 'CO'

/**
 * Creates a connector for Europcar over XRS, for one plan. The protocol has no field for our reference and cannot
 * search by it.
 */
export function createEuropcar(config: EuropcarConfig): SupplierConnector {
  const { callerCode, password, concurrency, prepaidMode = 'NP' } = config
  const line = exchangeOver(httpText(config), config)

  const send = <Reply>(request: string, schema: z.ZodType<Reply>, urgent = false) =>
    line(
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
        body: new URLSearchParams({ 'XML-Request': request, callerCode, password }).toString(),
        urgent,
      },
      (text) => readReply(text, schema),
    )

  async function station(stationCode: string): Promise<SupplierResult<SupplierStation | null>> {
    const stationElement = element('station', { stationCode })
    const details = await send(xrsRequest('getStation', stationElement), XrsStationReply)
    // A station that closed since the list was created does not fail the whole list.
    if (!details.ok) return details.failure.code === 'refused' ? ok(null) : details
    const schedule = await send(xrsRequest('getStationSchedule', stationElement), XrsSchedule)
    if (!schedule.ok) return schedule
    const [found] = details.value.station
    return ok(found ? europcarStation(found, schedule.value.openHoursList) : null)
  }

  /** Requests rates of some categories. Those without a rate are missing. A sold-out rejection is an empty list. */
  async function rates(
    request: RentalRequest,
    categories: readonly string[],
  ): Promise<SupplierResult<XrsRate[]>> {
    const reply = await send(ratesRequest(request, categories, prepaidMode), XrsRates)
    if (!reply.ok) return isRefusal(reply.failure, 'sold_out') ? ok([]) : reply
    const listed = reply.value.reservationRateList.reservationRate
    const read = validItems(listed, XrsRate)
    return read.length === 0 && listed.length > 0 ? unreadableRates() : ok(read)
  }

  async function settled(request: string): Promise<SupplierResult<Reservation>> {
    const reply = await send(request, XrsReservation, true)
    if (!reply.ok) return reply
    const { '@resNumber': supplierReference, '@statusCode': code, quote } = reply.value.reservation
    const status = STATUS[code]
    if (!status) return garbage(`reservation status ${code.slice(0, 40)}`)
    const total =
      quote &&
      amount(quote['@totalRateEstimateInBookingCurrency'], quote['@bookingCurrencyOfTotalRateEstimate'])
    const pickedUp = code === CHECKED_OUT && { pickedUp: true as const }
    return ok({ supplierReference, status, total: reportedTotal(total), ...pickedUp })
  }

  async function retrieve({ supplierReference }: BookingKeys): Promise<SupplierResult<Reservation | null>> {
    if (supplierReference === null)
      return refuse('not_offered', 'XRS finds a reservation by its own number only')
    const found = await settled(reservationRequest('search.searchbyid', supplierReference))
    const unknown = !found.ok && isRefusal(found.failure, 'not_found')
    return unknown ? ok(null) : found
  }

  return {
    async locations() {
      // Some hundred calls: limited here, so that none times out in the queue of searches.
      const queue = pLimit(Math.max(1, Math.floor(concurrency / 2)))
      const countries = await send(xrsRequest('getCountries', element('brand', { code: 'EP' })), XrsCountries)
      if (!countries.ok) return countries
      const lists = await queue.map(countries.value.countryList, ({ '@countryCode': countryCode }) =>
        send(xrsRequest('getStations', element('station', { countryCode, language: 'en_GB' })), XrsStations),
      )
      const codes = combineResults(lists)
      if (!codes.ok) return codes
      const listed = codes.value.flatMap(({ stationList }) => stationList)
      const stations = combineResults(await queue.map(listed, (each) => station(each['@stationCode'])))
      return stations.ok ? ok(stations.value.filter((each) => each !== null)) : stations
    },

    async availability(request) {
      const categories = await send(categoriesRequest(request), XrsCategories)
      if (!categories.ok) return isRefusal(categories.failure, 'sold_out') ? ok([]) : categories
      // Categories on request would need polling for days: they are not sold.
      const codes = categories.value.carCategoryList
        .filter((category) => category['@carCategoryStatusCode'] === 'F')
        .map((category) => category['@carCategoryCode'])
      const calls = Array.from({ length: Math.ceil(codes.length / CATEGORIES_PER_CALL) }, (_, at) =>
        rates(request, codes.slice(at * CATEGORIES_PER_CALL, (at + 1) * CATEGORIES_PER_CALL)),
      )
      const answered = combineResults(await Promise.all(calls))
      if (!answered.ok) return answered
      return ok(
        onePerKey(answered.value.flat().flatMap((rate) => europcarRate(rate, request.driverAge) ?? [])),
      )
    },

    async recheck(request, car) {
      const { carCategory } = readSupplierToken(car.carry)
      const [found, offered] = await Promise.all([
        rates(request, [carCategory]),
        send(equipmentRequest(request, prepaidMode), XrsEquipmentList),
      ])
      if (!found.ok) return found
      if (!offered.ok) return offered
      const [fresh] = found.value
      if (!fresh) return fail(refusal(CATEGORY_NOT_AVAILABLE))
      const rate = europcarRate(fresh, request.driverAge)
      if (!rate && isForDriver(fresh, request.driverAge)) return garbage('the rate is invalid')
      if (!rate) return refuse('driver_age', `not for a driver of ${request.driverAge}`)
      const free = offered.value.equipmentList.filter(
        (item) => item['@statusCode'] === 'F' && !isFeeName(item['@descr']),
      )
      const requested = free
        .map((item) => ({ id: item['@code'], quantity: 1 }))
        .filter(({ id }) => id !== YOUNG_DRIVER_CODE)
      const quoted = await send(
        quoteRequest(request, readSupplierToken(rate.carry), requested, prepaidMode),
        XrsQuoteReply,
      )
      if (!quoted.ok) return quoted
      const { quote } = quoted.value.reservation
      const currency = quote['@bookingCurrencyOfTotalRateEstimate']
      const withAll = amount(quote['@totalRateEstimateInBookingCurrency'], currency)
      const items = quote.equipmentList.filter((item) => item['@code'] !== YOUNG_DRIVER_CODE)
      const extras = items.flatMap((item) => europcarExtra(item, currency) ?? [])
      if (!withAll || currency !== rate.total.currency || extras.length < items.length)
        return unreadableRates()
      // One quote prices the car and every extra. Without the extras it equals the rate's total of the car, except for
      // rounding.
      const total = subtract(
        withAll,
        sum(
          extras.map(({ priceForRental }) => priceForRental),
          currency,
        ),
      )
      if (Math.abs(total.amount - rate.total.amount) > extras.length) return unreadableRates()
      return ok({ ...rate, total, extras, protections: europcarProtections(fresh) })
    },

    reserve: (request) => settled(bookingRequest(request, prepaidMode, null)),
    retrieve,
    modify: async ({ supplierReference }, request) =>
      supplierReference === null
        ? refuse('not_offered', 'XRS changes a reservation by its own number only')
        : settled(bookingRequest(request, prepaidMode, supplierReference)),
    async cancel(booking) {
      const { supplierReference } = booking
      if (supplierReference === null)
        return refuse('not_offered', 'XRS cancels a reservation by its own number only')
      const reply = await send(
        reservationRequest('cancelReservation', supplierReference),
        XrsReservation,
        true,
      )
      if (reply.ok) return ok({ supplierReference, status: 'cancelled', total: null })
      if (reply.failure.code !== 'refused' || reply.failure.reason === 'not_found') return reply
      // The reply to a second cancellation is not documented, so the supplier's own record decides.
      const known = await retrieve(booking)
      return known.ok && known.value?.status === 'cancelled' ? ok(known.value) : reply
    },
  }
}
