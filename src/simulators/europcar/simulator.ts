import { join } from 'node:path'
import { fleetOf } from '../world/fleet.ts'
import { openBook } from '../world/book.ts'
import { rentalDesk } from '../world/rental-desk.ts'
import type { DeskOrders, RentalProblem } from '../world/rental-desk.ts'
import type { SimulatedRental } from '../simulation/simulated-rental.ts'
import { serveSimulator, usualPrices } from '../world/server.ts'
import type { Simulator, SimulatorCall, SimulatorOptions } from '../world/server.ts'
import { sameSignature, signature } from '../world/signature.ts'
import type { Operation } from '../world/fault-injection.ts'
import { element } from '#connectors/suppliers/xml.ts'
import { EUROPCAR_ACCOUNTS } from '#connectors/suppliers/europcar/accounts.ts'
import type { EuropcarAccount } from '#connectors/suppliers/europcar/accounts.ts'
import { EQUIPMENT } from './simulated-cost.ts'
import { carAttributes, deskXml, rateXml } from './simulated-rates.ts'
import { requestedEquipment, requestedInsurance, requestedRental, readXrsForm } from './simulated-requests.ts'
import type { XrsRequest, XrsReservationRequest } from './simulated-requests.ts'
import { xrsReservations } from './simulated-reservations.ts'
import type { Rejection, XrsOffer } from './simulated-reservations.ts'
import {
  EUROPCAR_AFTER_HOURS,
  countryList,
  europcarStations,
  openHoursXml,
  scheduleXml,
  stationList,
  stationXml,
} from './simulated-stations.ts'

const RATE_MINUTES = 45
const MAX_CATEGORIES = 10
const SECRET = 'simulated-europcar'

const PROBLEMS: Readonly<Record<RentalProblem, string>> = {
  no_pick_up_station: 'stationNotFound',
  no_drop_off_station: 'stationNotFound',
  no_such_time: 'xrs.invalidrequest',
  in_the_past: 'xrs.invalidrequest',
  drop_off_first: 'xrs.invalidrequest',
  pick_up_closed: 'stationClosed',
  drop_off_closed: 'stationClosed',
  no_one_way: 'rental.onewaynotallowed',
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  getCarCategories: 'availability',
  getMultipleRates: 'availability',
  getEquipmentList: 'recheck',
  getQuote: 'recheck',
  bookReservation: 'reserve',
  modifyReservation: 'modify',
  cancelReservation: 'cancel',
  'search.searchbyid': 'retrieve',
}

/** Starts the simulated Europcar: XRS over HTTP, with its own fleet and records in `dataDir`. */
export async function startEuropcarSimulator(options: SimulatorOptions): Promise<Simulator & DeskOrders> {
  const { dataDir, clock, imageBaseUrl } = options
  const book = openBook(join(dataDir, 'europcar.sqlite'), (sequence) => String(1_090_000_000 + sequence * 41))
  const stations = europcarStations()
  const desk = rentalDesk({
    stations,
    fleet: fleetOf('e', options),
    options,
    book,
    clock,
    supplierLevel: 10_800,
    afterHours: EUROPCAR_AFTER_HOURS,
  })
  const prices = usualPrices()

  const nowMinutes = () => Math.floor(clock.now().epochMilliseconds / 60_000)
  const signed = ({ from, to, pickUp, dropOff }: SimulatedRental, acriss: string, head: string) =>
    signature(SECRET, [head, from.code, to.code, String(pickUp.instant), String(dropOff.instant), acriss], 24)
  const hex = (value: number) => value.toString(16).padStart(8, '0')

  const rentalOf = (request: XrsReservationRequest): SimulatedRental | Rejection => {
    const rental = desk.rental(requestedRental(request))
    return typeof rental === 'string' ? { errorCode: PROBLEMS[rental] } : rental
  }

  /**
   * Returns the price level of a rate id: 64 hex digits with its expiry, its price level, and a signature over both and
   * the rental.
   */
  function quotedLevel(rental: SimulatedRental, acriss: string, rateId: string): number | null {
    const head = rateId.slice(0, 16)
    if (!sameSignature(rateId.slice(16), signed(rental, acriss, head))) return null
    return Number.parseInt(head.slice(0, 8), 16) < nowMinutes() ? null : Number.parseInt(head.slice(8), 16)
  }

  function offerOf(request: XrsReservationRequest, rateId: 'named' | 'any'): XrsOffer | Rejection {
    const rental = rentalOf(request)
    if ('errorCode' in rental) return rental
    const acriss = request['@carCategory']
    const quoted = quotedLevel(rental, acriss, request['@rateId'])
    const priced =
      quoted === null && rateId === 'named' ? null : desk.priceOf(rental, acriss, quoted ?? prices.level)
    return priced ? { rental, priced } : { errorCode: 'rental.categorynotavailable' }
  }

  function categories(request: XrsReservationRequest): string | Rejection {
    const rental = rentalOf(request)
    if ('errorCode' in rental) return rental
    const rows = desk.free(rental, prices.level).map(({ car }) => element('carCategory', carAttributes(car)))
    return rows.length === 0
      ? { errorCode: 'rental.categorynotavailable' }
      : element('carCategoryList', {}, ...rows)
  }

  function rates(request: XrsReservationRequest, account: EuropcarAccount): string | Rejection {
    const rental = rentalOf(request)
    if ('errorCode' in rental) return rental
    const pattern = request['@carCategoryPattern'].replaceAll(',', '')
    const requested = new Set(pattern.match(/.{4}/g))
    if (requested.size === 0 || pattern.length > MAX_CATEGORIES * 4)
      return { errorCode: 'xrs.invalidrequest' }
    const additions = { equipment: requestedEquipment(request), insurance: requestedInsurance(request) }
    const head = hex(nowMinutes() + RATE_MINUTES) + hex(prices.level)
    const charges = request['@chargesDetail'] === 'TRE'
    const rows = desk.free(rental, prices.level, requested).map((priced) => {
      const rateId = head + signed(rental, priced.car.acriss, head)
      return rateXml({ rental, priced, account, additions, rateId, charges, imageBaseUrl })
    })
    if (rows.length === 0) return { errorCode: 'rental.categorynotavailable' }
    const echo = element(
      'reservation',
      { duration: rental.days, xrsPartnerCallerID: account.callerCode },
      deskXml('checkout', rental.from, rental.pickUp),
      deskXml('checkin', rental.to, rental.dropOff),
    )
    return element('reservationRateList', {}, ...rows) + echo
  }

  const reservations = xrsReservations({ book, desk, offerOf })

  function answer(request: XrsRequest, account: EuropcarAccount): string | Rejection {
    const { reservation, driver, station } = request.serviceParameters
    const found = desk.stations.get(station?.['@stationCode'] ?? reservation?.checkout?.['@stationID'] ?? '')
    const service = request['@serviceCode']
    if (service === 'getCountries') return countryList(stations)
    if (service === 'getStations')
      return stationList(stations.filter(({ country }) => country.code === station?.['@countryCode']))
    if (service === 'getStation') return found ? stationXml(found) : { errorCode: 'stationNotFound' }
    if (service === 'getStationSchedule') return found ? scheduleXml(found) : { errorCode: 'stationNotFound' }
    if (!reservation) return { errorCode: 'xrs.invalidrequest' }
    if (service === 'getOpenHours') {
      const date = requestedRental(reservation).pickUp?.date ?? dashed(reservation.checkout?.['@date'] ?? '')
      return found ? openHoursXml(found, date) : { errorCode: 'stationNotFound' }
    }
    if (service === 'getEquipmentList') return found ? equipmentList() : { errorCode: 'stationNotFound' }
    if (service === 'getCarCategories') return categories(reservation)
    if (service === 'getMultipleRates') return rates(reservation, account)
    if (service === 'getQuote') return reservations.quote(reservation, account)
    if (service === 'bookReservation') return reservations.enter(reservation, driver, account)
    if (service === 'modifyReservation') return reservations.change(reservation, driver, account)
    if (service === 'cancelReservation') return reservations.cancel(reservation, account)
    if (service === 'search.searchbyid') return reservations.retrieve(reservation, account)
    return { errorCode: 'xrs.invalidrequest' }
  }

  function read({ body }: SimulatorCall): { operation: Operation; answer(): string } {
    const { request, callerCode, password } = readXrsForm(body)
    return {
      operation: OPERATIONS[request?.['@serviceCode'] ?? ''] ?? 'locations',
      answer() {
        const account = Object.values(EUROPCAR_ACCOUNTS).find(
          (each) => each.callerCode === callerCode && each.password === password,
        )
        if (!account) return xrsReply({ errorCode: 'xrs.authenticationfailed' })
        return xrsReply(request ? answer(request, account) : { errorCode: 'xrs.invalidrequest' })
      },
    }
  }

  return serveSimulator({
    options,
    book,
    prices,
    orders: desk.orders,
    protocol: { read, contentType: 'text/xml;charset=UTF-8', gzip: false },
  })
}

function xrsReply(outcome: string | Rejection): string {
  const response =
    typeof outcome === 'string'
      ? element('serviceResponse', { returnCode: 'OK' }, outcome)
      : element('serviceResponse', { returnCode: 'KO', errorCode: outcome.errorCode })
  return `<?xml version="1.0" encoding="UTF-8"?>\r\n${element('message', {}, response)}\r\n`
}

function equipmentList(): string {
  const rows = EQUIPMENT.map(({ code, name }) => element('equipment', { code, descr: name, statusCode: 'F' }))
  return element(
    'equipmentList',
    {},
    ...rows,
    element('equipment', { code: 'SNO', descr: 'SNOW CHAINS', statusCode: 'N' }),
  )
}

function dashed(date: string): string {
  return `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`
}
