import { join } from 'node:path'
import { openBook } from '../world/book.ts'
import { rentalDesk } from '../world/rental-desk.ts'
import type { DeskOrders, RentalProblem } from '../world/rental-desk.ts'
import type { SimulatedRental } from '../simulation/simulated-rental.ts'
import { serveSimulator, usualPrices } from '../world/server.ts'
import type { Simulator, SimulatorCall, SimulatorOptions } from '../world/server.ts'
import { sameSignature, signature } from '../world/signature.ts'
import type { Operation } from '../world/fault-injection.ts'
import { wallClock } from '../world/wall-time.ts'
import { element, textElement } from '#connectors/suppliers/xml.ts'
import { GREEN_MOTION_ACCOUNTS } from '#connectors/suppliers/green-motion/accounts.ts'
import type { GreenMotionAccount } from '#connectors/suppliers/green-motion/accounts.ts'
import { greenMotionFleet, vehicleIds } from './simulated-fleet.ts'
import { ageOf, requestedRental, readGmCall } from './simulated-requests.ts'
import type { GmRequestBody } from './simulated-requests.ts'
import { gmReservations, rejection } from './simulated-reservations.ts'
import type { QuotedCar, Rejection } from './simulated-reservations.ts'
import {
  GREEN_MOTION_AFTER_HOURS,
  countriesXml,
  greenMotionStations,
  locationXml,
  serviceAreasXml,
} from './simulated-stations.ts'
import { vehicleListing } from './simulated-vehicles.ts'

const QUOTE_MINUTES = 45
const LEAD_MINUTES = 120
const SECRET = 'simulated-green-motion'

// Two codes are documented (0003, 0324); the others are the simulator's own.
const NO_METHOD = rejection('0003', 'Server Method Not Found', 'Check your XML Request')
const NO_LOCATION = rejection('0301', 'Location not found', 'Check the location_id')
const DATES = rejection('0302', 'Invalid dates or times', 'Enter future dates in their order')
const CLOSED = rejection('0303', 'The location is closed at this time', 'Check the opening hours')
const ACCOUNT = rejection('0001', 'Invalid username or password', 'Check the header')
const QUOTE = rejection('0312', 'The quote has expired', 'Search again')
const LEAD_TIME_TOO_SHORT = rejection(
  '0324',
  'Cannot place booking this close to the pickup date/time',
  'Enter a pickup date further away',
)

const PROBLEMS: Readonly<Record<RentalProblem, Rejection>> = {
  no_pick_up_station: NO_LOCATION,
  no_drop_off_station: NO_LOCATION,
  no_such_time: DATES,
  in_the_past: DATES,
  drop_off_first: DATES,
  pick_up_closed: CLOSED,
  drop_off_closed: CLOSED,
  no_one_way: rejection('0304', 'One way is not available between these locations', 'Check oneway'),
}

/** Calls by name, with our operation and the name of the reply. */
const CALLS: Readonly<Record<string, { operation: Operation; reply: string }>> = {
  GetCountryList: { operation: 'locations', reply: 'CountryList' },
  GetServiceAreas: { operation: 'locations', reply: 'ServiceAreas' },
  GetLocationInfo: { operation: 'locations', reply: 'LocationInfo' },
  GetVehicles: { operation: 'availability', reply: 'VehicleListing' },
  MakeReservation: { operation: 'reserve', reply: 'Reservation' },
  CancelReservation: { operation: 'cancel', reply: 'CancelReservation' },
  'Cancel Reservation': { operation: 'cancel', reply: 'CancelReservation' },
}

/** Orders of tests to its desk about a booking. */
type GreenMotionOrders = DeskOrders & {
  /** Makes the booking impossible to cancel or, with false, possible again. */
  blockCancellation(number: string, isBlocked?: boolean): void
  /** Releases the booking's car, and deletes its record. */
  forgetBooking(number: string): void
}

/**
 * Starts the simulated Green Motion and U-Save: GMWebService over HTTP, with its own fleet and records in `dataDir`.
 */
export async function startGreenMotionSimulator(
  options: SimulatorOptions,
): Promise<Simulator & GreenMotionOrders> {
  const { dataDir, clock, imageBaseUrl } = options
  const book = openBook(join(dataDir, 'green-motion.sqlite'), (sequence) => `GM${7_200_000 + sequence * 29}`)
  const stations = greenMotionStations()
  const fleet = greenMotionFleet(options)
  const desk = rentalDesk({
    stations,
    fleet,
    options,
    book,
    clock,
    supplierLevel: 9_300,
    afterHours: GREEN_MOTION_AFTER_HOURS,
  })
  const ids = vehicleIds(fleet)
  const acrissOf = new Map([...ids].map(([acriss, id]) => [id, acriss]))
  const prices = usualPrices()

  const nowMinutes = () => Math.floor(clock.now().epochMilliseconds / 60_000)

  const rentalOf = (request: GmRequestBody): SimulatedRental | Rejection => {
    const rental = desk.rental(requestedRental(request))
    if (typeof rental === 'string') return PROBLEMS[rental]
    const lead = rental.pickUp.instant - wallClock(clock, rental.from.zone).instant
    return lead < LEAD_MINUTES ? LEAD_TIME_TOO_SHORT : rental
  }

  /**
   * Creates a quote's number from its expiry and price level, signed with the rental, so that the supplier needs no
   * session.
   */
  const quoteId = (rental: SimulatedRental, until: number, quoted: number): string => {
    const head = String(until).padStart(9, '0') + String(quoted).padStart(6, '0')
    const { from, to, pickUp, dropOff } = rental
    const parts = [head, from.code, to.code, String(pickUp.instant), String(dropOff.instant)]
    return (
      head +
      BigInt(`0x${signature(SECRET, parts, 8)}`)
        .toString()
        .padStart(20, '0')
    )
  }

  function quoted(request: GmRequestBody): QuotedCar | Rejection {
    const rental = rentalOf(request)
    if ('code' in rental) return rental
    const until = Number(request.quoteid.slice(0, 9))
    const quotedLevel = Number(request.quoteid.slice(9, 15))
    const genuine =
      /^\d{35}$/.test(request.quoteid) && sameSignature(request.quoteid, quoteId(rental, until, quotedLevel))
    if (!genuine || until < nowMinutes()) return QUOTE
    const priced = desk.priceOf(rental, acrissOf.get(request.vehicle_id) ?? '', quotedLevel)
    return priced ? { rental, priced } : rejection('0310', 'Vehicle no longer available', 'Search again')
  }

  function listing(request: GmRequestBody): string | Rejection {
    const rental = rentalOf(request)
    if ('code' in rental) return rental
    return vehicleListing({
      rental,
      cars: desk.free(rental, prices.level),
      idOf: (acriss) => ids.get(acriss) ?? '',
      age: ageOf(request.age),
      quoteId: quoteId(rental, nowMinutes() + QUOTE_MINUTES, prices.level),
      imageBaseUrl,
    })
  }

  const [notCancellable, forgotten] = [new Set<string>(), new Set<string>()]
  const reservations = gmReservations({ book, desk, quoted, notCancellable, forgotten })
  const orders: GreenMotionOrders = {
    ...desk.orders,
    blockCancellation: (number, isBlocked = true) =>
      void (isBlocked ? notCancellable.add(number) : notCancellable.delete(number)),
    forgetBooking(number) {
      if (typeof book.cancel(number) === 'string') throw new Error(`no booking ${number} to forget`)
      forgotten.add(number)
    },
  }

  function answer(request: GmRequestBody, account: GreenMotionAccount): string | Rejection {
    const type = request['@type']
    const station = desk.stations.get(request.location_id)
    if (type === 'GetCountryList') return countriesXml(stations)
    if (type === 'GetServiceAreas') return serviceAreasXml(stations, request.country_id)
    if (type === 'GetLocationInfo') return station ? locationXml(station, stations) : NO_LOCATION
    if (type === 'GetVehicles') return listing(request)
    if (type === 'MakeReservation') return reservations.make(request, account)
    return type === account.cancellation ? reservations.cancel(request, account) : NO_METHOD
  }

  function read({ body }: SimulatorCall): { operation: Operation; answer(): string } {
    const call = readGmCall(body)
    const type = call?.request['@type'] ?? ''
    return {
      operation: CALLS[type]?.operation ?? 'locations',
      answer() {
        if (!call) return gmReply('', 'n/a', NO_METHOD)
        const account = Object.values(GREEN_MOTION_ACCOUNTS).find(
          ({ username, password }) => username === call.header.username && password === call.header.password,
        )
        return gmReply(type, CALLS[type]?.reply ?? 'n/a', account ? answer(call.request, account) : ACCOUNT)
      },
    }
  }

  return serveSimulator({
    options,
    book,
    prices,
    orders,
    protocol: { read, contentType: 'text/xml; charset=utf-8', gzip: false },
  })
}

/** Returns a reply. Errors also respond with HTTP 200, and name no request. */
function gmReply(type: string, reply: string, outcome: string | Rejection): string {
  const good = typeof outcome === 'string'
  const content = good
    ? outcome
    : element(
        'errors',
        {},
        textElement('message', outcome.message),
        textElement('error_code', outcome.code),
        textElement('suggestion', outcome.suggestion),
      )
  const header = element('header', {}, element('request', { type: good ? type : '' }))
  const response = element('response', { type: good ? reply : 'n/a' }, content)
  return `<?xml version="1.0" encoding="UTF-8"?>${element('gm_webservice', {}, header, response)}`
}
