import type { CarClass } from '../world/fleet.ts'
import type { SimulatedStation } from '../world/stations.ts'
import type { WallTime } from '../world/wall-time.ts'

export type SimulatedRental = {
  from: SimulatedStation
  to: SimulatedStation
  pickUp: WallTime
  dropOff: WallTime
  days: number
  dates: string[]
  /** EUR hundredths, tax included. */
  oneWay: number
  afterHours: number
}

export type PricedCar = { car: CarClass; daily: number }
