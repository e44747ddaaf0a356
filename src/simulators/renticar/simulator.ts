import { join } from 'node:path'
import { openBook } from '../world/book.ts'
import { rentalDesk } from '../world/rental-desk.ts'
import type { DeskOrders, RentalProblem } from '../world/rental-desk.ts'
import type { PricedCar } from '../simulation/simulated-rental.ts'
import { serveSimulator, usualPrices } from '../world/server.ts'
import type { SimulatedProtocol, SimulatedReply, Simulator, SimulatorOptions } from '../world/server.ts'
import type { Operation } from '../world/fault-injection.ts'
import { RENTICAR_ACCOUNT } from '#connectors/suppliers/renticar/accounts.ts'
import { carsJson, renticarFleet } from './simulated-fleet.ts'
import { locationsJson, renticarStations } from './simulated-locations.ts'
import { offerIdOf, offeredCar } from './simulated-offer-id.ts'
import { extrasJson, searchJson } from './simulated-offers.ts'
import { ExtrasBody, LoginBody, SearchBody, readBody } from './simulated-requests.ts'
import { bookNumber, rejection, renticarReservations } from './simulated-reservations.ts'
import type { RenticarOffered } from './simulated-reservations.ts'
import type { Clock } from '#kernel/clock.ts'
import { sameSignature, signature } from '../world/signature.ts'

const OFFER_MINUTES = 45

const PROBLEMS: Readonly<Record<RentalProblem, string>> = {
  no_pick_up_station: 'Unknown pickup location',
  no_drop_off_station: 'Unknown return location',
  no_such_time: 'Invalid date',
  in_the_past: 'Pickup date is in the past',
  drop_off_first: 'Return date must be after pickup date',
  pick_up_closed: 'The pickup office is closed at that hour',
  drop_off_closed: 'The return office is closed at that hour',
  no_one_way: 'One-way rental is not offered on this route',
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  search: 'availability',
  extras: 'recheck',
  reservation: 'reserve',
  'reservation/cancel': 'cancel',
}

/** Starts the simulated Renticar: JSON over HTTP, with its own fleet and records in `dataDir`. */
export async function startRenticarSimulator(options: SimulatorOptions): Promise<Simulator & DeskOrders> {
  const { dataDir, clock } = options
  const book = openBook(join(dataDir, 'renticar.sqlite'), bookNumber)
  const stations = renticarStations()
  const fleet = renticarFleet(options)
  const desk = rentalDesk({
    stations,
    fleet,
    options,
    book,
    clock,
    supplierLevel: 9_300,
    afterHours: { margin: 0, fee: 0 },
  })
  const tokens = simulatedTokens(clock)
  const lists = { locations: locationsJson(stations), cars: carsJson(fleet) }
  const prices = usualPrices()

  const nowMinutes = () => Math.floor(clock.now().epochMilliseconds / 60_000)

  function login(body: string): string {
    const request = readBody(body, LoginBody)
    const known = request?.email === RENTICAR_ACCOUNT.email && request.password === RENTICAR_ACCOUNT.password
    return known
      ? JSON.stringify({ status: 'success', token: tokens.issue() })
      : rejection('Invalid e-mail or password')
  }

  function search(body: string): string {
    const request = readBody(body, SearchBody)
    if (!request) return rejection('Invalid date')
    const { pickup_location, return_location, pickup_datetime, return_datetime } = request
    const rental = desk.rental({
      pickUpStation: pickup_location,
      dropOffStation: return_location,
      pickUp: pickup_datetime,
      dropOff: return_datetime,
    })
    if (typeof rental === 'string') return rejection(PROBLEMS[rental])
    const until = nowMinutes() + OFFER_MINUTES
    return searchJson({
      rental,
      cars: desk.free(rental, prices.level),
      offerIdOf: ({ car }: PricedCar) => offerIdOf(rental, car.acriss, prices.level, until),
      createdAt: clock.now().toString(),
    })
  }

  function offered(offerId: string): RenticarOffered | string {
    const offer = offeredCar(offerId)
    if (!offer) return 'Offer not found'
    if (offer.until < nowMinutes()) return 'Offer has expired'
    const rental = desk.rental(offer)
    if (typeof rental === 'string') return PROBLEMS[rental]
    const priced = desk.priceOf(rental, offer.acriss, offer.level)
    return priced ? { rental, priced } : 'Offer not found'
  }

  function extras(body: string): string {
    const offer = offered(readBody(body, ExtrasBody)?.offerId ?? '')
    return typeof offer === 'string' ? rejection(offer) : extrasJson(offer.rental, offer.priced)
  }

  const reservations = renticarReservations({ book, desk, account: RENTICAR_ACCOUNT.email, offered })

  const answers: Readonly<Record<string, (body: string) => string | SimulatedReply>> = {
    'POST login': login,
    'GET locations': () => lists.locations,
    'GET cars': () => lists.cars,
    'POST search': search,
    'POST extras': extras,
    'POST reservation': reservations.enter,
    'POST reservation/cancel': reservations.cancel,
  }

  const read: SimulatedProtocol['read'] = ({ method, path, body, authorization }) => {
    const name = path.replace(/^\/(?:api\/v1\/)?/, '')
    return {
      operation: OPERATIONS[name] ?? 'locations',
      answer() {
        if (name !== 'login' && !tokens.takes(authorization)) return unauthorised(name)
        const answer = answers[`${method} ${name}`]
        return answer ? answer(body) : { status: 404, body: rejection('Not found') }
      },
    }
  }

  return serveSimulator({
    options,
    book,
    prices,
    orders: desk.orders,
    protocol: { read, contentType: 'application/json; charset=utf-8', gzip: true },
  })
}

/** Returns the reply to an invalid token. `locations` returns an array even for an error. */
function unauthorised(name: string): SimulatedReply {
  const body = rejection('Token is invalid or expired')
  return { status: 401, body: name === 'locations' ? `[${body}]` : body }
}

const SECRET = 'simulated-renticar-token'
const DAY_MINUTES = 24 * 60

/** Creates tokens valid for a day, unique per login. They are signed, so that they survive a restart. */
function simulatedTokens(clock: Clock) {
  let issued = 0
  const nowMinutes = () => Math.floor(clock.now().epochMilliseconds / 60_000)

  return {
    issue(): string {
      issued += 1
      const head = `${(nowMinutes() + DAY_MINUTES).toString(36)}-${issued.toString(36)}`
      return `${head}.${signature(SECRET, [head], 20)}`
    },

    /** Returns true if an `Authorization` header has a valid token. */
    takes(authorization: string): boolean {
      const [, head = '', mark = ''] = /^Bearer ([\w-]+)\.([0-9a-f]+)$/.exec(authorization) ?? []
      const until = Number.parseInt(head.split('-')[0] ?? '', 36)
      return sameSignature(mark, signature(SECRET, [head], 20)) && nowMinutes() < until
    },
  }
}
