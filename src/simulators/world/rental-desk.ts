import type { Clock } from '#kernel/clock.ts'
import type { Book } from './book.ts'
import { classesAt, stockOn } from './fleet.ts'
import type { CarClass, FleetOptions } from './fleet.ts'
import { deskAt } from './hours.ts'
import { dailyPrice, oneWayFee, rentalLevels, type RentalLevels } from './pricing.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import type { SimulatedStation } from './stations.ts'
import { chargedDays, rentalDates, wallClock } from './wall-time.ts'
import type { WallTime } from './wall-time.ts'

export type RentalQuery = {
  pickUpStation: string
  dropOffStation: string
  pickUp: WallTime | null
  dropOff: WallTime | null
}

export type RentalProblem =
  | 'no_pick_up_station'
  | 'no_drop_off_station'
  | 'no_such_time'
  | 'in_the_past'
  | 'drop_off_first'
  | 'pick_up_closed'
  | 'drop_off_closed'
  | 'no_one_way'

/** Orders of tests to a desk between a quote and its reservation. */
export type DeskOrders = {
  /** Removes the station from the list, or closes it permanently. */
  shut(station: string, how: 'gone' | 'closed'): void
  /** Books at this price level, in hundredths of a percent, whatever was quoted. Null restores the quoted one. */
  breakQuotes(level: number | null): void
}

/** Creates a simulated supplier's counter: accepted rentals, availability and prices. */
export function rentalDesk(parts: {
  stations: readonly SimulatedStation[]
  fleet: CarClass[]
  options: FleetOptions
  book: Book
  clock: Clock
  /** Price level of the supplier relative to others, in hundredths of a percent. */
  supplierLevel: number
  /** Minutes outside opening hours in which a desk still serves, for a fee in EUR hundredths. */
  afterHours: { margin: number; fee: number }
}) {
  const { fleet, options, book, clock, afterHours } = parts
  const stations = new Map(parts.stations.map((station) => [station.code, station]))
  const classes = new Map<string, CarClass[]>()
  /** Returns the classes of a station, computed on demand, because one supplier has thousands of stations. */
  function classesOf(station: SimulatedStation): CarClass[] {
    const known = classes.get(station.code) ?? classesAt(station, fleet, options)
    classes.set(station.code, known)
    return known
  }

  const shut = new Map<string, 'gone' | 'closed'>()
  let brokenTo: number | null = null

  const orders: DeskOrders = {
    shut: (station, how) => void shut.set(station, how),
    breakQuotes: (level) => void (brokenTo = level),
  }

  const priced = (
    { from }: SimulatedRental,
    car: CarClass,
    levels: RentalLevels,
    quoted: number,
  ): PricedCar => ({
    car,
    daily: dailyPrice(from, car, levels, { supplier: parts.supplierLevel, quoted }),
  })

  return {
    stations,

    rental(query: RentalQuery): SimulatedRental | RentalProblem {
      const from = stations.get(query.pickUpStation)
      const to = stations.get(query.dropOffStation)
      if (!from || shut.get(from.code) === 'gone') return 'no_pick_up_station'
      if (!to || shut.get(to.code) === 'gone') return 'no_drop_off_station'
      if (shut.has(from.code)) return 'pick_up_closed'
      if (shut.has(to.code)) return 'drop_off_closed'
      const { pickUp, dropOff } = query
      if (!pickUp || !dropOff) return 'no_such_time'
      if (pickUp.instant < wallClock(clock, from.zone).instant) return 'in_the_past'
      if (dropOff.instant <= pickUp.instant) return 'drop_off_first'
      const out = deskAt(from.week, pickUp, afterHours.margin)
      const back = deskAt(to.week, dropOff, afterHours.margin)
      if (out === 'closed' || out === 'lunch') return 'pick_up_closed'
      if (back === 'closed' || back === 'lunch') return 'drop_off_closed'
      const oneWay = oneWayFee(from, to)
      if (oneWay === null) return 'no_one_way'
      const days = chargedDays(pickUp, dropOff)
      const lateHours = [out, back].filter((state) => state === 'after_hours').length
      const dates = rentalDates(pickUp, days)
      return {
        from,
        to,
        pickUp,
        dropOff,
        days,
        dates,
        oneWay,
        afterHours: lateHours * afterHours.fee,
      }
    },

    /** Returns classes with a car left on every day, with their daily price; limited to `only` if set. */
    free(rental: SimulatedRental, level: number, only?: ReadonlySet<string>): PricedCar[] {
      const { from, dates } = rental
      const levels = rentalLevels(from, dates)
      const taken = book.taken(from.code, dates[0] ?? '', dates.at(-1) ?? '')
      const left = (car: CarClass) =>
        dates.every((date) => stockOn(from, car, date, options) > (taken.get(car.acriss)?.get(date) ?? 0))
      return classesOf(from)
        .filter((car) => (!only || only.has(car.acriss)) && left(car))
        .map((car) => priced(rental, car, levels, level))
    },

    /** Returns one class of the station, available or not. Null if the station does not offer it. */
    priceOf(rental: SimulatedRental, acriss: string, level: number): PricedCar | null {
      const car = classesOf(rental.from).find((each) => each.acriss === acriss)
      return car ? priced(rental, car, rentalLevels(rental.from, rental.dates), brokenTo ?? level) : null
    },

    orders,

    stock: (rental: SimulatedRental, car: CarClass) => (date: string) =>
      stockOn(rental.from, car, date, options),
  }
}

export type RentalDesk = ReturnType<typeof rentalDesk>
