import type { ClassFit } from './class-fit.contract.ts'

/** A car has at most so many seats besides the driver's, as UNECE category M1; with more it is a bus, which is no better car. */
const MAX_CAR_SEATS = 8

/** What tells whether one type of vehicle may stand in for another: `rank` grows with the class. */
export type VehicleClass = { id: string; seats: number; rank: number }

/** `better`: of the same kind, of more rank, and with no fewer seats. */
export function classFit(given: VehicleClass, booked: VehicleClass): ClassFit {
  if (given.id === booked.id) return 'booked'
  return isCar(given) === isCar(booked) && given.rank > booked.rank && given.seats >= booked.seats
    ? 'better'
    : 'other'
}

function isCar({ seats }: VehicleClass): boolean {
  return seats <= MAX_CAR_SEATS
}
