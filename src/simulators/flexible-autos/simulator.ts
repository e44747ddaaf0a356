import { join } from 'node:path'
import { openBook } from '../world/book.ts'
import { fleetOf } from '../world/fleet.ts'
import { rentalDesk } from '../world/rental-desk.ts'
import { serveSimulator, usualPrices } from '../world/server.ts'
import type { Simulator, SimulatorAnswer, SimulatorCall, SimulatorOptions } from '../world/server.ts'
import type { Operation } from '../world/fault-injection.ts'
import { element, textElement } from '#connectors/suppliers/xml.ts'
import { FLEXIBLE_AUTOS_ACCOUNT } from '#connectors/suppliers/flexible-autos/accounts.ts'
import type { HorizonOperation } from '#connectors/suppliers/flexible-autos/operations.ts'
import { horizonBookings } from './simulated-bookings.ts'
import { BRANDS, deskCode } from './simulated-brands.ts'
import { rateQualifiers } from './simulated-qualifiers.ts'
import { readHorizonCall } from './simulated-requests.ts'
import type { HorizonCall, Rejection } from './simulated-requests.ts'
import { horizonSearch } from './simulated-search.ts'
import type { BrandDesk } from './simulated-search.ts'
import {
  countriesXml,
  horizonLocations,
  horizonLocationsElsewhere,
  locationsXml,
} from './simulated-stations.ts'
import type { SimulatedStation } from '../world/stations.ts'

const AFTER_HOURS = { margin: 60, fee: 4_500 }

const OPERATIONS: Readonly<Record<HorizonOperation, Operation>> = {
  GetCountries: 'locations',
  GetFullLocationDetails: 'locations',
  CarAvailability: 'availability',
  PlaceBooking: 'reserve',
  CancelBooking: 'cancel',
  GetVoucher: 'retrieve',
}

/** A set of locations, with its search and bookings. */
type World = {
  locations: readonly SimulatedStation[]
  known: ReadonlySet<string>
  search: ReturnType<typeof horizonSearch>
  bookings: ReturnType<typeof horizonBookings>
}

/**
 * Starts the simulated Flexible Autos: Horizon XML over HTTP, with several brands' fleets and one set of records in
 * `dataDir`.
 */
export async function startFlexibleAutosSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { dataDir, clock, imageBaseUrl } = options
  const book = openBook(join(dataDir, 'flexible-autos.sqlite'), (sequence) =>
    String(2_400_000_000 + sequence * 37),
  )
  const prices = usualPrices()
  const qualifiers = rateQualifiers(clock)
  const shared = worldOf(horizonLocations())
  let everywhere: Promise<World> | undefined

  /** Returns the shared airports if possible, so that a search there does not wait for thousands of others. */
  function worldFor({ operation, form }: HorizonCall): World | Promise<World> {
    const codes = [form.get('PickupLocationID'), form.get('DropoffLocationID')]
    const isAtShared = codes.every((code) => code === null || shared.known.has(code))
    if (!options.everywhere || (OPERATIONS[operation] !== 'locations' && isAtShared)) return shared
    everywhere ??= horizonLocationsElsewhere().then((others) => worldOf([...shared.locations, ...others]))
    return everywhere
  }

  function worldOf(locations: SimulatedStation[]): World {
    const desks: BrandDesk[] = BRANDS.map((brand) => ({
      brand,
      desk: rentalDesk({
        stations: locations
          .filter(brand.rentsAt)
          .map((location) => ({ ...location, code: deskCode(location, brand) })),
        fleet: fleetOf(brand.fleet, options),
        options,
        book,
        clock,
        supplierLevel: brand.level,
        afterHours: AFTER_HOURS,
      }),
    }))
    const known = new Set(locations.map(({ code }) => code))
    const search = horizonSearch({ desks, known, qualifiers, imageBaseUrl, prices })
    return { locations, known, search, bookings: horizonBookings({ desks, known, qualifiers, book }) }
  }

  async function answer(call: HorizonCall): Promise<string | Rejection> {
    const { operation, form } = call
    const account = FLEXIBLE_AUTOS_ACCOUNT
    if (form.get('AgentCode') !== account.agentCode || form.get('Password') !== account.password)
      return { errorMessage: 'Invalid Agent Code or Password' }
    const { locations, search, bookings } = await worldFor(call)
    if (operation === 'GetCountries') return countriesXml(locations)
    if (operation === 'GetFullLocationDetails')
      return locationsXml(locations.filter(({ country }) => country.code === form.get('Country')))
    if (operation === 'CarAvailability') return search(form)
    if (operation === 'PlaceBooking') return bookings.place(form)
    return operation === 'CancelBooking' ? bookings.cancel(form) : bookings.voucher(form)
  }

  function read({ path, body }: SimulatorCall): {
    operation: Operation
    answer(): SimulatorAnswer | Promise<SimulatorAnswer>
  } {
    const call = readHorizonCall(path, body)
    if (call === null || 'missing' in call) {
      const text = call ? `Missing parameter: ${call.missing}.` : 'Request format is unrecognized.'
      return { operation: 'locations', answer: () => ({ status: 500, body: text }) }
    }
    return {
      operation: OPERATIONS[call.operation],
      answer: async () => horizonReply(call.operation, await answer(call)),
    }
  }

  return serveSimulator({
    options,
    book,
    prices,
    orders: {},
    protocol: { read, contentType: 'text/xml; charset=utf-8', gzip: false },
  })
}

function horizonReply(operation: HorizonOperation, outcome: string | Rejection): string {
  const isRejected = typeof outcome !== 'string'
  const head =
    textElement('ReturnCode', isRejected ? 1 : 0) +
    textElement('ErrorMessage', isRejected ? outcome.errorMessage : '')
  const root = { xmlns: 'http://www.flexibleautos.com/horizon' }
  const content = isRejected ? '' : outcome
  return `<?xml version="1.0" encoding="utf-8"?>\r\n${element(`${operation}Result`, root, head, content)}\r\n`
}
