import { fail, ok } from '#kernel/result.ts'
import type {
  BookingKeys,
  Rate,
  RecheckedRate,
  Reservation,
  SupplierConnector,
  SupplierResult,
} from '#domains/suppliers/supplier-connector.ts'
import { isRefusal } from '#domains/suppliers/supplier-refusal.ts'
import type { z } from 'zod'
import { BookingNumber } from '../booking-number.ts'
import { exchangeOver } from '../exchange-over.ts'
import { httpText } from '#connectors/http/http-exchange.ts'
import { onePerKey } from '../one-per-key.ts'
import { reportedTotal } from '../reported-total.ts'
import { validItems } from '../valid-items.ts'
import type { SupplierConnection } from '../supplier-manifest.ts'
import { OK_DESK_TERMS } from './desk-terms.ts'
import type { DeskTerms } from './desk-terms.ts'
import { euros, okRate, okRecheckedRate } from './rates.ts'
import { ALREADY_CANCELLED, NO_RATE, refusal, succeeded } from './refusals.ts'
import { OkCountries, OkPrice, OkPrices, OkReservation, OkStation, OkStations, readReply } from './replies.ts'
import {
  credentialFields,
  lookupRequest,
  pricesRequest,
  readSupplierToken,
  reservationRequest,
} from './requests.ts'
import { SOAP_ACTION, soapRequest } from './soap.ts'
import type { OkOperation } from './soap.ts'
import { okStation } from './stations.ts'
import { garbage, unreadableRates } from '../garbage.ts'

export type OkMobilityConfig = SupplierConnection & {
  customerCode: string
  companyCode: string
  deskTerms?: DeskTerms
}

const STATUS: Readonly<Record<string, Reservation['status']>> = {
  C: 'confirmed',
  RA: 'confirmed',
  P: 'pending',
  NC: 'pending',
  D: 'cancelled',
  OK: 'cancelled',
}

/** The reservation has become a rental agreement, which is signed at the desk. */
const RENTAL_AGREEMENT = 'RA'

/**
 * Creates a connector for OK Mobility over SOAP, for one plan. The customer code determines whether it is flexible or
 * non-refundable.
 */
export function createOkMobility(config: OkMobilityConfig): SupplierConnector {
  const { deskTerms = OK_DESK_TERMS } = config
  const line = exchangeOver(httpText(config), config)

  const send = <Reply>(
    operation: OkOperation,
    fields: string,
    schema: z.ZodType<Reply>,
    { urgent = false, extras = 'read' }: { urgent?: boolean; extras?: 'unread' | 'read' } = {},
  ) =>
    line(
      {
        path: `/${operation}`,
        headers: {
          'content-type': 'text/xml; charset=utf-8',
          soapaction: `"${SOAP_ACTION[operation]}"`,
        },
        body: soapRequest(operation, fields),
        urgent,
      },
      (text) => readReply(text, operation, schema, extras),
    )

  const reservation = (fields: string) => send('createReservation', fields, OkReservation, { urgent: true })

  async function availability(request: Parameters<SupplierConnector['availability']>[0]) {
    const search = pricesRequest(config, request, null)
    const list = await send('getMultiplePrices', search, OkPrices, { extras: 'unread' })
    if (!list.ok) return list
    if (list.value.errorCode.includes(NO_RATE)) return ok<Rate[]>([])
    const accepted = succeeded(list.value.errorCode)
    if (!accepted.ok) return accepted
    const rates = validItems(list.value.getMultiplePrice, OkPrice).flatMap(
      (price) => okRate(price, deskTerms) ?? [],
    )
    return rates.length === 0 && list.value.getMultiplePrice.length > 0
      ? unreadableRates()
      : ok(onePerKey(rates))
  }

  async function recheck(...[request, car]: Parameters<SupplierConnector['recheck']>) {
    const chosen = readSupplierToken(car.carry)
    const list = await send('getMultiplePrices', pricesRequest(config, request, chosen), OkPrices)
    if (!list.ok) return list
    const accepted = succeeded(list.value.errorCode)
    if (!accepted.ok) return accepted
    const prices = validItems(list.value.getMultiplePrice, OkPrice)
    const same = prices.find(
      (price) => price.GroupID === chosen.groupId && price.rateCode === chosen.rateCode,
    )
    if (!same)
      return prices.length < list.value.getMultiplePrice.length ? unreadableRates() : fail(refusal(NO_RATE))
    const rate = okRecheckedRate(same, deskTerms)
    return rate ? ok<RecheckedRate>(rate) : unreadableRates()
  }

  /** Reads the reply to V, C, N and P. A status that starts with ERROR is a rejection. */
  async function settled(fields: string): Promise<SupplierResult<Reservation>> {
    const reply = await reservation(fields)
    if (!reply.ok) return reply
    const { Status, Reservation_Nr, Reservation_Value } = reply.value
    if (Status.startsWith('ERROR')) return fail(refusal(Status))
    const status = STATUS[Status]
    const number = BookingNumber.safeParse(Reservation_Nr)
    if (!status || !number.success) return garbage(`reservation status ${Status.slice(0, 40)}`)
    const pickedUp = Status === RENTAL_AGREEMENT && { pickedUp: true as const }
    const total = reportedTotal(euros(Reservation_Value))
    return ok({ supplierReference: number.data, status, total, ...pickedUp })
  }

  async function retrieve(booking: BookingKeys): Promise<SupplierResult<Reservation | null>> {
    const found = await settled(lookupRequest(config, 'V', booking))
    const unknown = !found.ok && isRefusal(found.failure, 'not_found')
    return unknown ? ok(null) : found
  }

  return {
    async locations() {
      const [countries, listed] = await Promise.all([
        send('getCountries', credentialFields(config), OkCountries),
        send('getStations', credentialFields(config), OkStations),
      ])
      if (!countries.ok) return countries
      if (!listed.ok) return listed
      const accepted = succeeded(listed.value.errorCode)
      if (!accepted.ok) return accepted
      const isoCodes = new Map(
        countries.value.Country.map(({ countryCode, ISOCode }) => [countryCode, ISOCode]),
      )
      const read = validItems(listed.value.RentalStation, OkStation)
      return ok(read.flatMap((station) => okStation(station, isoCodes) ?? []))
    },

    availability,
    recheck,
    reserve: (request) => settled(reservationRequest(config, request, null)),
    retrieve,
    modify: async (booking, request) => {
      const changed = await settled(reservationRequest(config, request, booking))
      const gone =
        !changed.ok &&
        changed.failure.code === 'refused' &&
        changed.failure.detail.includes(ALREADY_CANCELLED)
      return gone ? fail({ ...changed.failure, code: 'refused', reason: 'not_modifiable' }) : changed
    },
    async cancel(booking) {
      const cancelled = await settled(lookupRequest(config, 'C', booking))
      const before =
        !cancelled.ok &&
        cancelled.failure.code === 'refused' &&
        cancelled.failure.detail.includes(ALREADY_CANCELLED)
      if (!before) return cancelled
      const known = await retrieve(booking)
      if (!known.ok) return known
      return known.value ? ok(known.value) : cancelled
    },
  }
}
