import { table } from '#kernel/table.ts'

/** Prices of a vehicle type in a market, in units of its currency. */
export type Rates = {
  type: string
  /** 8 hours with 80 km and a driver. */
  day: number
  km: number
  hour: number
  oneWayKm: number
  roundTripKm: number
  /** Driver's allowance per calendar day and per night. */
  allowance: number
  /** Transfers to the centre, the city and its surroundings. */
  transfer: readonly [number, number, number]
}

/** A car without a driver for a day. */
export type SelfDriveRates = { type: string; day: number; km: number; hour: number; deposit: number }

export type Market = {
  currency: string
  withDriver: readonly Rates[]
  selfDrive: readonly SelfDriveRates[]
  kmPerDay: number
  /** Estimates: of a transfer, of each km to another city, of a permit there, of parking at an airport. */
  toll: number
  tollKm: number
  permit: number
  parking: number
  /** A package also from garage to garage, as is usual in India. */
  fromGarage: boolean
}

const withDriver = table<Rates>()
const WITH_DRIVER = ['type', 'day', 'km', 'hour', 'oneWayKm', 'roundTripKm', 'allowance', 'transfer'] as const
const selfDrive = table<SelfDriveRates>()
const SELF_DRIVE = ['type', 'day', 'km', 'hour', 'deposit'] as const

export const INDIA: Market = {
  currency: 'INR',
  withDriver: withDriver(WITH_DRIVER, [
    ['hatchback', 1800, 12, 120, 12, 11, 300, [650, 900, 1200]],
    ['sedan', 2200, 14, 150, 13.5, 12, 300, [800, 1100, 1500]],
    ['suv', 3000, 18, 200, 18, 16, 400, [1200, 1600, 2100]],
    ['luxury', 7500, 45, 700, 45, 40, 500, [3000, 3900, 5000]],
    ['tempo', 4800, 26, 350, 28, 25, 500, [2600, 3300, 4200]],
    ['coach', 12_000, 60, 900, 60, 52, 800, [7000, 8500, 10_500]],
  ]),
  selfDrive: selfDrive(SELF_DRIVE, [
    ['hatchback', 1800, 9, 120, 3000],
    ['sedan', 2300, 11, 150, 5000],
    ['suv', 3600, 14, 240, 7000],
    ['luxury', 9000, 35, 600, 25_000],
  ]),
  kmPerDay: 240,
  toll: 115,
  tollKm: 1.2,
  permit: 400,
  parking: 100,
  fromGarage: true,
}

const DIRHAMS: Omit<Market, 'currency'> = {
  withDriver: withDriver(WITH_DRIVER, [
    ['sedan', 650, 3, 85, 3.2, 2.8, 150, [150, 200, 280]],
    ['suv', 850, 4, 110, 4.2, 3.6, 150, [220, 290, 380]],
    ['luxury', 1600, 7, 220, 7.5, 6.5, 200, [420, 520, 680]],
    ['tempo', 1100, 5, 140, 5.5, 4.8, 200, [380, 480, 600]],
    ['coach', 2200, 9, 280, 10, 9, 250, [900, 1100, 1400]],
  ]),
  selfDrive: selfDrive(SELF_DRIVE, [
    ['hatchback', 95, 0.5, 12, 1000],
    ['sedan', 130, 0.75, 16, 1500],
    ['suv', 240, 1, 30, 2000],
    ['luxury', 650, 3, 80, 5000],
  ]),
  kmPerDay: 250,
  toll: 0,
  tollKm: 0,
  permit: 0,
  parking: 20,
  fromGarage: false,
}

/** Salik at Dubai's gates. */
export const EMIRATES: Market = { ...DIRHAMS, currency: 'AED', toll: 8 }
/** The riyals of both are within two hundredths of a dirham. */
export const SAUDI_ARABIA: Market = { ...DIRHAMS, currency: 'SAR' }
export const QATAR: Market = { ...DIRHAMS, currency: 'QAR' }

/** A dinar is some twelve dirhams. */
export const KUWAIT: Market = inDinars(DIRHAMS)

function inDinars({ withDriver, selfDrive, ...market }: Omit<Market, 'currency'>): Market {
  const dinars = (amount: number) => Math.round((amount / 12) * 100) / 100
  return {
    ...market,
    currency: 'KWD',
    parking: dinars(market.parking),
    withDriver: withDriver.map(({ type, transfer, ...rates }) => ({
      type,
      ...scaled(rates, dinars),
      transfer: transfer.map(dinars) as [number, number, number],
    })),
    selfDrive: selfDrive.map(({ type, ...rates }) => ({ type, ...scaled(rates, dinars) })),
  }
}

function scaled<Of extends Record<string, number>>(rates: Of, scale: (amount: number) => number): Of {
  return Object.fromEntries(Object.entries(rates).map(([name, amount]) => [name, scale(amount)])) as Of
}
