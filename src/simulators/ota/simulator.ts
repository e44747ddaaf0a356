import { join } from 'node:path'
import { fleetFrom } from '../world/fleet.ts'
import { openBook } from '../world/book.ts'
import { rentalDesk } from '../world/rental-desk.ts'
import type { DeskOrders, RentalProblem } from '../world/rental-desk.ts'
import type { SimulatedRental } from '../simulation/simulated-rental.ts'
import { serveSimulator, usualPrices } from '../world/server.ts'
import type { Simulator, SimulatorCall, SimulatorOptions } from '../world/server.ts'
import type { Operation } from '../world/fault-injection.ts'
import { wallClock } from '../world/wall-time.ts'
import { element } from '#connectors/suppliers/xml.ts'
import { OTA_ACCOUNT } from '#connectors/suppliers/ota/accounts.ts'
import type { OtaMessageName } from '#connectors/suppliers/ota/message.ts'
import { rentalCoreXml, vehAvailXml, vehicleXml } from './simulated-cars.ts'
import { feesXml, rentalRateXml, totalXml } from './simulated-charges.ts'
import { NOTHING_ADDED, najmCost } from './simulated-cost.ts'
import { NAJM_FLEET } from './simulated-fleet.ts'
import { offersInForce } from './simulated-offers.ts'
import { OTA_ERRORS, otaReply } from './simulated-replies.ts'
import type { OtaError } from './simulated-replies.ts'
import { readOtaRequest, requestedRental } from './simulated-requests.ts'
import type { OtaRequestBody } from './simulated-requests.ts'
import { otaReservations } from './simulated-reservations.ts'
import type { BookableCar } from './simulated-reservations.ts'
import {
  NAJM_AFTER_HOURS,
  NAJM_VENDOR,
  locationDetailXml,
  locationsXml,
  najmStations,
} from './simulated-stations.ts'
import { isStillFree, rateRulesXml } from './simulated-terms.ts'

const GROWN_AGE = 30
/** Maximum number of cars per vendor, and of vendors per reply, by the schema. */
const CARS_PER_VENDOR = 99

const PROBLEMS: Readonly<Record<RentalProblem, OtaError>> = {
  no_pick_up_station: OTA_ERRORS.noPickUp,
  no_drop_off_station: OTA_ERRORS.noReturn,
  no_such_time: OTA_ERRORS.noSuchTime,
  in_the_past: OTA_ERRORS.past,
  drop_off_first: OTA_ERRORS.returnFirst,
  pick_up_closed: OTA_ERRORS.pickUpClosed,
  drop_off_closed: OTA_ERRORS.returnClosed,
  no_one_way: OTA_ERRORS.noOneWay,
}

const OPERATIONS: Readonly<Record<OtaMessageName, Operation>> = {
  VehLocSearch: 'locations',
  VehLocDetail: 'locations',
  VehAvailRate: 'availability',
  VehRateRule: 'recheck',
  VehRes: 'reserve',
  VehRetRes: 'retrieve',
  VehModify: 'modify',
  VehCancel: 'cancel',
}

/**
 * Starts Najm Rentals, a brand of our own with the plain profile of OTA 2007B. Its fleet and records are in `dataDir`.
 */
export async function startOtaSimulator(options: SimulatorOptions): Promise<Simulator & DeskOrders> {
  const { dataDir, clock, imageBaseUrl } = options
  const book = openBook(join(dataDir, 'ota.sqlite'), (sequence) => `NJ${700_000 + sequence * 13}`)
  const stations = najmStations()
  const desk = rentalDesk({
    stations,
    fleet: fleetFrom(NAJM_FLEET, options),
    options,
    book,
    clock,
    supplierLevel: 9_900,
    afterHours: NAJM_AFTER_HOURS,
  })
  const nowMinutes = () => Math.floor(clock.now().epochMilliseconds / 60_000)
  const offers = offersInForce(nowMinutes)
  const prices = usualPrices()

  const isFree = (rental: SimulatedRental) => isStillFree(rental, wallClock(clock, rental.from.zone).instant)

  function availability(request: OtaRequestBody): string | OtaError {
    const rental = desk.rental(requestedRental(request.core))
    if (typeof rental === 'string') return PROBLEMS[rental]
    const age = request.core.DriverType?.['@Age'] ?? GROWN_AGE
    const only = request.core.VehPrefs?.VehPref['@Code']
    const equipment = new Set(
      request.core.SpecialEquipPrefs?.SpecialEquipPref.map((pref) => pref['@EquipType']),
    )
    const cars = desk
      .free(rental, prices.level, only === undefined ? undefined : new Set([only]))
      .filter(({ car }) => age >= car.minimumAge)
      .map((priced) =>
        vehAvailXml({
          rental,
          priced,
          age,
          offerId: offers.make(rental, priced.car.acriss, prices.level),
          equipment,
          free: isFree(rental),
          imageBaseUrl,
        }),
      )
    if (cars.length === 0) return OTA_ERRORS.noCar
    const vendors = Array.from({ length: Math.ceil(cars.length / CARS_PER_VENDOR) }, (_, at) =>
      element(
        'VehVendorAvail',
        {},
        NAJM_VENDOR,
        element('VehAvails', {}, ...cars.slice(at * CARS_PER_VENDOR, (at + 1) * CARS_PER_VENDOR)),
      ),
    )
    return element('VehAvailRSCore', {}, rentalCoreXml(rental), element('VehVendorAvails', {}, ...vendors))
  }

  function rateRules(request: OtaRequestBody): string | OtaError {
    const offer = offers.find(request.Reference?.['@ID'] ?? '')
    const priced = offer && desk.priceOf(offer.rental, offer.acriss, offer.level)
    if (!priced) return OTA_ERRORS.rateExpired
    const { rental } = offer
    const cost = najmCost(rental, priced, GROWN_AGE, NOTHING_ADDED)
    return (
      rentalCoreXml(rental) +
      vehicleXml(priced.car, imageBaseUrl) +
      rentalRateXml(rental, priced, cost) +
      totalXml(cost) +
      rateRulesXml(priced, isFree(rental)) +
      feesXml(rental, cost, false)
    )
  }

  function carOf(request: OtaRequestBody): BookableCar | OtaError {
    const rental = desk.rental(requestedRental(request.core))
    if (typeof rental === 'string') return PROBLEMS[rental]
    const offer = offers.find(request.info.Reference?.['@ID'] ?? '')
    if (!offer || !isSameRental(offer.rental, rental)) return OTA_ERRORS.rateExpired
    const priced = desk.priceOf(rental, offer.acriss, offer.level)
    if (!priced) return OTA_ERRORS.rateExpired
    const age = request.core.DriverType?.['@Age'] ?? GROWN_AGE
    return age < priced.car.minimumAge ? OTA_ERRORS.driver : { rental, priced, age }
  }

  const reservations = otaReservations({ book, desk, carOf })

  function answer(name: OtaMessageName, request: OtaRequestBody): string | OtaError {
    const [source] = request.POS.Source
    const known =
      source?.RequestorID['@ID'] === OTA_ACCOUNT.requestorId &&
      source.RequestorID['@MessagePassword'] === OTA_ACCOUNT.password
    if (!known) return OTA_ERRORS.credentials
    if (name === 'VehLocSearch')
      return locationsXml(stations, request.VehLocSearchCriterion[0]?.Address?.CountryName?.['@Code'] ?? '')
    if (name === 'VehLocDetail') {
      const station = desk.stations.get(request.Location?.['@LocationCode'] ?? '')
      return station ? locationDetailXml(station) : OTA_ERRORS.noPickUp
    }
    if (name === 'VehAvailRate') return availability(request)
    if (name === 'VehRateRule') return rateRules(request)
    if (name === 'VehRes') return reservations.enter(request)
    if (name === 'VehModify') return reservations.change(request)
    if (name === 'VehCancel') return reservations.cancel(request)
    return reservations.retrieve(request)
  }

  function read({ body }: SimulatorCall): { operation: Operation; answer(): string } {
    const { name, request } = readOtaRequest(body)
    const message = name ?? 'VehLocSearch'
    const operation = request?.core.VehPrefs ? 'recheck' : OPERATIONS[message]
    return {
      operation,
      answer: () =>
        otaReply(
          message,
          request?.['@EchoToken'] ?? '',
          request && name ? answer(name, request) : OTA_ERRORS.schema,
        ),
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

function isSameRental(one: SimulatedRental, other: SimulatedRental): boolean {
  return (
    one.from.code === other.from.code &&
    one.to.code === other.to.code &&
    one.pickUp.instant === other.pickUp.instant &&
    one.dropOff.instant === other.dropOff.instant
  )
}
