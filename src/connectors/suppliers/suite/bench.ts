import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { money } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type {
  ProtectionKind,
  RecheckedRate,
  RentalRequest,
  Reservation,
  ReservationRequest,
  SupplierConnector,
  SupplierFailure,
} from '#domains/suppliers/supplier-connector.ts'
import type { BookLine } from '#src/simulators/world/booked-rental.ts'
import type { Simulator, SimulatorOptions } from '#src/simulators/world/server.ts'
import type { SupplierManifest } from '../supplier-manifest.ts'

export const SUITE_CLOCK: Clock = { now: () => Temporal.Instant.from('2026-05-01T09:00:00Z') }

type Connection = { url: string; timeoutMs: number; reserveTimeoutMs: number; wrongAccount?: boolean }

/** Facts about a supplier that the rules of searching and booking need. */
export type SupplierFacts = {
  name: string
  /** Two airport stations of one country, one abroad, and a station in town that is closed on Sundays. */
  stations: { airport: string; otherAirport: string; abroad: string; town: string }
  /** Airport code of the first station, if the station's code does not start with it. */
  iata?: string
  /** True if a reservation can be found by our reference alone. */
  findsByReference: boolean
  /** True if the protocol can look up a reservation at all, and change one; true by default. */
  retrieves?: boolean
  modifies?: boolean
  /** True if the reply to a reservation has its total; true by default. */
  providesTotal?: boolean
  /** True if young drivers pay more where they get a car at all; true by default. */
  youngDriversPay?: boolean
  /** True if the desk collects mandatory fees on top of the rate's total; by default they are included in it. */
  desksCollectFees?: boolean
  /** The covers it sells; medium and full by default. */
  covers?: readonly ProtectionKind[]
}

/** A connector, and the supplier's records and prices behind it, which the rules observe and control. */
export type SupplierAtHand = {
  connector(): SupplierConnector
  book(): BookLine[] | Promise<BookLine[]>
  /** Sets the price level, in hundredths of a percent of the usual prices. */
  prices(level: number): void | Promise<void>
}

export type RentalBench = ReturnType<typeof rentalBench>

/** Creates a supplier with four cars of each class a day, on the suite's clock. */
export function rentalBench(subject: SupplierFacts, supplier: SupplierAtHand) {
  const { connector, prices } = supplier
  let orders = 0

  /** Returns the entries of an order in the supplier's records. */
  const ours = async (request: ReservationRequest): Promise<BookLine[]> =>
    (await supplier.book()).filter(
      ({ email, reference }) => email === request.driver.email || reference === request.reference,
    )

  const rental: RentalRequest = {
    pickUpStation: subject.stations.airport,
    dropOffStation: subject.stations.airport,
    pickUpAt: '2026-06-08T10:00',
    dropOffAt: '2026-06-11T10:00',
    driverAge: 35,
    residence: 'GB',
  }

  return {
    subject,
    rental,
    connector,
    prices,
    ours,

    /**
     * Returns a rechecked car of the usual rental, of the `at`-th class. Each test that counts stock uses its own
     * class.
     */
    async chosenCar(request: RentalRequest = rental, at = 0): Promise<RecheckedRate> {
      const rates = value(await connector().availability(request))
      const car = [...Map.groupBy(rates, ({ acriss }) => acriss).values()][at]?.[0]
      if (!car) throw new Error(`no class number ${at}`)
      return value(await connector().recheck(request, car))
    },

    order(car: RecheckedRate, over: Partial<ReservationRequest> = {}): ReservationRequest {
      orders += 1
      return {
        reference: `RHTEST${String(orders).padStart(4, '0')}`,
        rental,
        car: { acriss: car.acriss, carry: car.carry },
        extras: [],
        protectionId: null,
        driver: {
          firstName: 'Zoë & Co',
          lastName: "O'Neill <Test>",
          email: `driver${orders}@example.com`,
          phone: { countryCode: '+44', phone: '2079460123' },
          age: 35,
          residence: 'GB',
          flightNumber: 'BA458',
        },
        ...over,
      }
    },

    /** Returns the total of a reservation: from its reply, or from the records if the reply has none. */
    async costOf(request: ReservationRequest, { total }: Reservation): Promise<Money | null> {
      if (subject.providesTotal ?? true) return total
      if (total !== null) throw new Error('a total where the protocol has none')
      const [line] = await ours(request)
      return line ? money(line.total, 'EUR') : null
    },
  }
}

/**
 * Creates one plan of a supplier from its manifest, with the facts that the rules need. It uses the simulator's
 * account, or an invalid one on request.
 */
export function planUnderTest(
  { plans, startSimulator }: SupplierManifest,
  planId: string,
  facts: Omit<SupplierFacts, 'name'>,
): ConnectorUnderTest {
  const plan = plans.find(({ id }) => id === planId)
  if (!plan) throw new Error(`no plan ${planId}`)
  const usual = z.object(plan.settings).parse({})
  const credentials = Object.entries(plan.account).filter(([, simulated]) => simulated !== null)
  const wrong = Object.fromEntries(credentials.map(([name]) => [name, 'wrong']))
  return {
    ...facts,
    name: planId,
    start: startSimulator,
    connect: ({ wrongAccount = false, ...connection }) =>
      plan.connect({ ...usual, ...(wrongAccount && wrong) }, { ...connection, concurrency: 8 }),
  }
}

export type ConnectorUnderTest = SupplierFacts & {
  start(options: SimulatorOptions): Promise<Simulator>
  connect(connection: Connection): SupplierConnector
}

export type Bench = ReturnType<typeof testBench>

/** Creates a connector with its simulator. */
export function testBench(subject: ConnectorUnderTest) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-supplier-'))
  let running: Simulator | null = null

  const simulator = (): Simulator => {
    if (!running) throw new Error('the simulator was not started')
    return running
  }
  const start = async (port: number): Promise<void> => {
    running = await subject.start({ dataDir, port, clock: SUITE_CLOCK, stock: 4 })
  }
  const connect = (over: Partial<Connection> = {}): SupplierConnector =>
    subject.connect({ url: simulator().url, timeoutMs: 4_000, reserveTimeoutMs: 4_000, ...over })
  let usual: SupplierConnector | null = null
  const connector = () => (usual ??= connect())

  return {
    ...rentalBench(subject, {
      connector,
      book: () => simulator().book(),
      prices: (level) => simulator().prices(level),
    }),
    simulator,
    connect,
    start: () => start(0),

    async restart(): Promise<void> {
      const { port } = simulator()
      await simulator().close()
      await start(port)
    },

    async stop(): Promise<void> {
      await simulator().close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export function value<Value>(result: Result<Value, SupplierFailure>): Value {
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.detail}`)
  return result.value
}

export function failure<Value>(result: Result<Value, SupplierFailure>): SupplierFailure {
  if (result.ok) throw new Error('a failure was expected')
  return result.failure
}
