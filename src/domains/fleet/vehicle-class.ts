import type { ClassFit } from './class-fit.contract.ts'

/**
 * Maximum seats of a car besides the driver's (UNECE category M1). A vehicle with more is a bus, which is no better
 * car.
 */
const MAX_CAR_SEATS = 8

/** Vehicle type fields that determine if it can replace another. `rank` grows with the class. */
export type VehicleClass = { id: string; seats: number; rank: number }

/** Compares a vehicle type with the booked one. `better`: same kind, higher rank, and no fewer seats. */
export function classFit(candidate: VehicleClass, booked: VehicleClass): ClassFit {
  if (candidate.id === booked.id) return 'booked'
  return isCar(candidate) === isCar(booked) && candidate.rank > booked.rank && candidate.seats >= booked.seats
    ? 'better'
    : 'other'
}

function isCar({ seats }: VehicleClass): boolean {
  return seats <= MAX_CAR_SEATS
}
