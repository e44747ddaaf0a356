import { fail, ok, type Result } from '#kernel/result.ts'
import {
  refuse,
  type ChosenCar,
  type Rate,
  type RecheckedRate,
  type RentalRequest,
  type Reservation,
  type ReservationRequest,
  type SupplierConnector,
  type SupplierFailure,
  type SupplierRefusal,
  type SupplierResult,
} from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import { daysOut } from './days-out.ts'
import {
  cancelReservation,
  changeReservation,
  enterReservation,
  findReservation,
  type StockOrder,
  type StockReservation,
} from './reservation.store.ts'
import { quotedTotal, withQuote } from './stock-quote.ts'
import { stockExtras, stockProtections, stockRate } from './stock-rate.ts'
import { stockRental } from './stock-rental.ts'
import type { StockStation } from './stock.ts'
import { findClasses, findDesks, findStations } from './stock.store.ts'

type StockApp = Pick<App, 'db' | 'clock'>

/**
 * Creates the connector of our own garages: the same calls as any supplier's, over our database. Each write is a
 * transaction of its own, identifies a reservation by our reference, and is idempotent. `onError` receives database
 * errors; to the caller they are a supplier that gave no answer.
 */
export function directSupplier(app: StockApp, onError: (error: unknown) => void): SupplierConnector {
  const { db, clock } = app

  /** After a database error the write may or may not have happened, as with a cut connection. */
  async function answered<Value>(work: () => Promise<SupplierResult<Value>>): Promise<SupplierResult<Value>> {
    try {
      return await work()
    } catch (error) {
      onError(error)
      return fail<SupplierFailure>({ code: 'no_answer', detail: 'our own stock did not answer' })
    }
  }

  return {
    locations: () => answered(async () => ok((await findStations(db)).map(({ listed }) => listed))),
    availability: (request) => answered(() => availability(app, request)),
    recheck: (request, car) => answered(() => recheck(app, request, car, null)),
    recheckReserved: ({ reference }, request, car) => answered(() => recheck(app, request, car, reference)),
    reserve: (request) => answered(() => reserve(app, request)),
    retrieve: ({ reference }) =>
      answered(async () => {
        const found = await findReservation(db, reference)
        return ok(found && toReservation(found))
      }),
    modify: ({ reference }, request) => answered(() => modify(app, reference, request)),
    cancel: ({ reference }) =>
      answered(async () => {
        const cancelled = await cancelReservation(db, reference, clock.now())
        return cancelled === 'not_found' ? notFound : ok(toReservation(cancelled))
      }),
  }
}

async function rentalOf({ db, clock }: StockApp, request: RentalRequest, how: 'asked' | 'held') {
  const desks = await findDesks(db, request.pickUpStation, request.dropOffStation)
  return stockRental(request, desks, how, clock.now())
}

async function availability(app: StockApp, request: RentalRequest): Promise<SupplierResult<Rate[]>> {
  const rental = await rentalOf(app, request, 'asked')
  if (!rental.ok) return rental
  const classes = await findClasses(app.db, request.pickUpStation, daysOut(rental.value.period))
  const { driverAge } = request
  const allowed = classes.filter(({ car }) => driverAge >= car.minimumAge)
  if (allowed.length === 0 && classes.length > 0) return tooYoung
  const free = allowed.filter((each) => each.free > 0)
  return ok(free.map(({ car }) => stockRate(car, rental.value, driverAge, app.clock.now())))
}

async function recheck(
  app: StockApp,
  request: RentalRequest,
  { acriss }: ChosenCar,
  ownReference: string | null,
): Promise<SupplierResult<RecheckedRate>> {
  const rental = await rentalOf(app, request, 'asked')
  if (!rental.ok) return rental
  const { driverAge } = request
  const found = await classOf(app, acriss, request, daysOut(rental.value.period), ownReference)
  if (!found.ok) return found
  if (found.value.free <= 0) return soldOut
  const { car } = found.value
  const now = app.clock.now()
  const rate = stockRate(car, rental.value, driverAge, now)
  const { from } = rental.value
  const rechecked = {
    ...rate,
    extras: stockExtras(rental.value),
    protections: rate.excess ? stockProtections(rental.value, rate.excess) : [],
  }
  return ok(withQuote(rechecked, request, { youngDriver: isYoung(from, driverAge) }, now))
}

async function classOf(
  { db }: StockApp,
  acriss: string,
  { pickUpStation, driverAge }: RentalRequest,
  days: ReturnType<typeof daysOut>,
  ownReference: string | null = null,
) {
  const found = (await findClasses(db, pickUpStation, days, ownReference)).find(
    ({ car }) => car.acriss === acriss,
  )
  if (!found) return soldOut
  return driverAge < found.car.minimumAge ? tooYoung : ok(found)
}

/** Returns an order ready to be stored: validated, at its quoted price. */
async function orderOf(
  app: StockApp,
  request: ReservationRequest,
): Promise<Result<StockOrder, SupplierRefusal>> {
  const rental = await rentalOf(app, request.rental, 'held')
  if (!rental.ok) return rental
  const { from, period } = rental.value
  const days = daysOut(period)
  const found = await classOf(app, request.car.acriss, request.rental, days)
  if (!found.ok) return found
  const now = app.clock.now()
  const driver = { youngDriver: isYoung(from, request.rental.driverAge) }
  const total = quotedTotal(request, driver, now)
  if (!total.ok) return total
  const out = { station: from.listed.code, acriss: request.car.acriss, ...days }
  return ok({ request, out, total: total.value, now })
}

async function reserve(app: StockApp, request: ReservationRequest): Promise<SupplierResult<Reservation>> {
  // Checked first: a repeated order is recognised even when its price has expired or its garage is closed.
  if (await findReservation(app.db, request.reference)) return alreadyExists
  const order = await orderOf(app, request)
  if (!order.ok) return order
  const entered = await enterReservation(app.db, order.value)
  if (entered === 'already_exists') return alreadyExists
  return entered === 'sold_out' ? soldOut : ok(toReservation(entered))
}

async function modify(
  app: StockApp,
  reference: string,
  request: ReservationRequest,
): Promise<SupplierResult<Reservation>> {
  const known = await findReservation(app.db, reference)
  if (!known) return notFound
  if (known.status === 'cancelled') return alreadyCancelled
  const order = await orderOf(app, request)
  if (!order.ok) return order
  const changed = await changeReservation(app.db, reference, order.value)
  if (changed === 'not_found') return notFound
  if (changed === 'already_cancelled') return alreadyCancelled
  return changed === 'sold_out' ? soldOut : ok(toReservation(changed))
}

const soldOut = refuse('sold_out', 'no car of this class is left on these days')
const tooYoung = refuse('driver_age', 'the driver is too young for this car')
const alreadyExists = refuse('already_exists', 'this reference has a reservation')
const notFound = refuse('not_found', 'no reservation has this reference')
const alreadyCancelled = refuse('not_modifiable', 'the reservation was cancelled')

function isYoung({ youngDriver }: StockStation, driverAge: number): boolean {
  return driverAge < youngDriver.below
}

function toReservation({ number, status, total }: StockReservation): Reservation {
  return { supplierReference: number, status, total }
}
