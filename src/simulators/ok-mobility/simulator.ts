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
import { wallClock } from '../world/wall-time.ts'
import { textElement } from '#connectors/suppliers/xml.ts'
import { OK_MOBILITY_ACCOUNTS } from '#connectors/suppliers/ok-mobility/accounts.ts'
import type { OkMobilityAccount } from '#connectors/suppliers/ok-mobility/accounts.ts'
import { FREE_UNTIL_MINUTES, priceRows } from './simulated-prices.ts'
import { ageOn, desksOf, readOkRequest } from './simulated-requests.ts'
import type { OkRequest } from './simulated-requests.ts'
import { rejection, reservationsOf } from './simulated-reservations.ts'
import type { OkOffer } from './simulated-reservations.ts'
import { OK_AFTER_HOURS, countriesXml, groupsXml, okStations, stationsXml } from './simulated-stations.ts'
import { soapReply } from '#connectors/suppliers/ok-mobility/soap.ts'
import type { OkOperation } from '#connectors/suppliers/ok-mobility/soap.ts'

const TOKEN_MINUTES = 45
const SECRET = 'simulated-ok-mobility'

const PROBLEMS: Readonly<Record<RentalProblem, string>> = {
  no_pick_up_station: 'PICK UP STATION DOES NOT EXIST',
  no_drop_off_station: 'DROPOFF STATION DOES NOT EXIST',
  no_such_time: 'INVALID RENTAL DATES',
  in_the_past: "THE PICKUP DATE CAN'T BE PREVIOUS THAN CURRENT DATE!",
  drop_off_first: "THE PICKUP DATE CAN'T BE GREATER THAN DROPOFF DATE!",
  pick_up_closed: 'THE PICK UP STATION WILL BE CLOSED ON THE REQUESTED DATE',
  drop_off_closed: 'THE DROPOFF STATION WILL BE CLOSED ON THE REQUESTED DATE',
  no_one_way: 'ONEWAY NOT DEFINED BETWEEN PICKUP AND DROPOFF STATIONS',
}

const MESSAGES: Readonly<Record<string, Operation>> = {
  N: 'reserve',
  P: 'modify',
  C: 'cancel',
  V: 'retrieve',
}

/** Starts the simulated OK Mobility: SOAP over HTTP, with its own fleet and records in `dataDir`. */
export async function startOkMobilitySimulator(options: SimulatorOptions): Promise<Simulator & DeskOrders> {
  const { dataDir, clock, imageBaseUrl } = options
  const book = openBook(join(dataDir, 'ok-mobility.sqlite'), (sequence) => `OK${10_000_000 + sequence * 37}`)
  const fleet = fleetOf('o', options)
  const stations = okStations()
  const desk = rentalDesk({
    stations,
    fleet,
    options,
    book,
    clock,
    supplierLevel: 9_600,
    afterHours: OK_AFTER_HOURS,
  })
  const groups = new Map(fleet.map(({ acriss }, at) => [acriss, `G${String(at + 1).padStart(2, '0')}`]))
  const acrissOf = new Map([...groups].map(([acriss, group]) => [group, acriss]))
  const fixedReplies = {
    getStations: soapReply('getStations', stationsXml(stations)),
    getCountries: soapReply('getCountries', countriesXml()),
    getGroups: soapReply('getGroups', groupsXml(groups)),
  }
  const prices = usualPrices()

  const nowMinutes = () => Math.floor(clock.now().epochMilliseconds / 60_000)
  const signed = (rental: SimulatedRental, acriss: string, head: string) => {
    const { from, to, pickUp, dropOff } = rental
    return signature(
      SECRET,
      [head, from.code, to.code, String(pickUp.instant), String(dropOff.instant), acriss],
      20,
    )
  }

  const rentalOf = (request: OkRequest): SimulatedRental | string => {
    const { out, back } = desksOf(request)
    if (!out.station) return 'THE PICKUP STATION IS REQUIRED!'
    const requestedStations = {
      pickUpStation: out.station,
      dropOffStation: back.station || out.station,
    }
    const rental = desk.rental({ ...requestedStations, pickUp: out.at, dropOff: back.at })
    return typeof rental === 'string' ? PROBLEMS[rental] : rental
  }

  function multiplePrices(request: OkRequest, account: OkMobilityAccount): string {
    const rental = rentalOf(request)
    if (typeof rental === 'string') return textElement('errorCode', rental)
    const requestedGroups = new Set(request.groupID.split(',').filter(Boolean))
    if ([...requestedGroups].some((group) => !acrissOf.has(group)))
      return textElement('errorCode', 'INVALID RENTAL GROUP')
    const age = ageOn(request.Date_of_Birth, rental.pickUp.date)
    const cars = desk
      .free(rental, prices.level)
      .filter(({ car }) => age === null || age >= car.minimumAge)
      .filter(({ car }) => requestedGroups.size === 0 || requestedGroups.has(groups.get(car.acriss) ?? ''))
    if (cars.length === 0 || (request.rateCode && request.rateCode !== account.rateCode))
      return textElement('errorCode', 'NO RATE IS AVAILABLE FOR YOUR SELECTION.')
    const head = `${(nowMinutes() + TOKEN_MINUTES).toString(36)}.${prices.level}`
    const rows = priceRows({
      rental,
      cars,
      account,
      age,
      groupOf: (acriss) => groups.get(acriss) ?? '',
      tokenOf: (acriss) => `${head}.${signed(rental, acriss, head)}`,
      imageBaseUrl,
      freeYet: rental.pickUp.instant - FREE_UNTIL_MINUTES > wallClock(clock, rental.from.zone).instant,
      extended: request.extendedModel === 'true' || request.extendedModel === '1',
    })
    return textElement('errorCode', 'SUCCESS') + rows
  }

  /** Returns the offer of a token, which contains its expiry and price level, so that the supplier needs no session. */
  function offerOf(request: OkRequest): OkOffer | string {
    const rental = rentalOf(request)
    if (typeof rental === 'string') return rental
    const [until = '', quoted = '', mark = ''] = request.token.split('.')
    const genuine = sameSignature(mark, signed(rental, request.groupCode, `${until}.${quoted}`))
    if (!genuine || Number.parseInt(until, 36) < nowMinutes())
      return 'DAY VALUE SENT IS LESS THAN THE DAY VALUE AUTHORIZED'
    const priced = desk.priceOf(rental, request.groupCode, Number(quoted))
    const age = ageOn(request.Driver.Date_of_Birth, rental.pickUp.date)
    if (!priced) return 'INVALID RENTAL GROUP'
    return age !== null && age < priced.car.minimumAge
      ? 'NO RATE IS AVAILABLE FOR YOUR SELECTION.'
      : { rental, priced }
  }

  const reserve = reservationsOf({ book, desk, offerOf })

  function read({ path, body }: SimulatorCall): { operation: Operation; answer(): string } {
    const request = readOkRequest(body)
    const name = operationOf(path)
    const result = (content: string) => soapReply(name, content)
    const operation: Operation =
      name === 'createReservation'
        ? (MESSAGES[request?.MessageType ?? ''] ?? 'reserve')
        : name === 'getMultiplePrices'
          ? request?.groupID
            ? 'recheck'
            : 'availability'
          : 'locations'
    return {
      operation,
      answer() {
        if (!request) return result(textElement('errorCode', 'INVALID RENTAL DATES'))
        const account = accountOf(request)
        if (name === 'createReservation')
          return result(typeof account === 'string' ? rejection(request, account) : reserve(request, account))
        if (typeof account === 'string') return result(textElement('errorCode', account))
        if (name === 'getMultiplePrices') return result(multiplePrices(request, account))
        return fixedReplies[name]
      },
    }
  }

  return serveSimulator({
    options,
    book,
    prices,
    orders: desk.orders,
    protocol: { read, contentType: 'text/xml; charset=utf-8', gzip: true },
  })
}

function operationOf(path: string): OkOperation {
  const names = ['getMultiplePrices', 'createReservation', 'getStations', 'getCountries'] as const
  return names.find((name) => path.startsWith(`/${name}`)) ?? 'getGroups'
}

function accountOf({ customerCode, companyCode }: OkRequest): OkMobilityAccount | string {
  if (!companyCode) return 'THE COMPANY CODE IS REQUIRED!'
  if (!customerCode) return 'THE CUSTOMER CODE IS REQUIRED!'
  const accounts = Object.values(OK_MOBILITY_ACCOUNTS)
  if (!accounts.some((account) => account.companyCode === companyCode)) return 'COMPANY DOES NOT EXIST'
  return accounts.find((account) => account.customerCode === customerCode) ?? 'CLIENT NOT FOUND'
}
