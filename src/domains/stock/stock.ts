import type { StatedCover } from '#kernel/cover-parts.ts'
import type { Weekday } from '#kernel/opening-hours.ts'
import type { Extra, FuelPolicy, Protection, SupplierStation } from '#domains/suppliers/public.ts'

/** A share of an amount in hundredths of a percent: 12,500 raises it by a quarter. */
export type BasisPoints = number

/** One of our garages and its terms. Amounts are hundredths of its currency, tax included. */
export type StockStation = {
  listed: SupplierStation
  timeZone: string
  currency: string
  /** Minimum lead time before pick-up. */
  leadHours: number
  freeCancellationHours: number
  /** Minutes before opening and after closing during which the desk is staffed, for a fee. */
  outOfHours: { minutes: number; fee: number }
  /** Drivers younger than `below` pay a fee per day, for at most `maxDays`. */
  youngDriver: { below: number; feePerDay: number; maxDays: number }
  rates: StationRates
  extras: readonly StockExtra[]
  protections: readonly StockProtection[]
}

/** Adjustments to the class's daily price at one station. */
export type StationRates = {
  weekend: { days: readonly Weekday[]; basisPoints: BasisPoints }
  seasons: readonly Season[]
  lengthSteps: readonly LengthStep[]
}

/** Days as `YYYY-MM-DD`, both inclusive. */
export type Season = { firstDay: string; lastDay: string; basisPoints: BasisPoints }

/** Rentals of at least so many days cost this share of the sum of their days. */
export type LengthStep = { fromDays: number; basisPoints: BasisPoints }

/** `ceiling`: max price of one unit per rental; null if unlimited. */
export type StockExtra = Pick<Extra, 'kind' | 'name' | 'per'> & {
  code: string
  price: number
  ceiling: number | null
  most: number
}

/** A protection priced per day; `excessBasisPoints` is the share of the class's excess that the driver still bears. */
export type StockProtection = Pick<Protection, 'kind' | 'name'> &
  StatedCover & {
    code: string
    dayPrice: number
    excessBasisPoints: BasisPoints
  }

/** A class of car at one station. Amounts are hundredths of the station's currency. */
export type StockClass = {
  acriss: string
  vehicleName: string
  seats: number
  doors: number
  bags: number
  dayPrice: number
  deposit: number
  excess: number
  /** Null: unlimited. */
  kmPerDay: number | null
  extraKm: number | null
  minimumAge: number
  fuelPolicy: FuelPolicy
  creditCardRequired: boolean
}
