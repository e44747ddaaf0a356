/** What a type of vehicle costs in a market, in units of its currency. */
export type Rates = {
  /** 8 hours with 80 km and a driver. */
  day: number
  km: number
  hour: number
  oneWayKm: number
  roundTripKm: number
  /** For the driver, each calendar day and each night. */
  allowance: number
  /** To the centre, the city and what is around it. */
  transfer: readonly [number, number, number]
}

/** A car without a driver for a day. */
export type SelfDriveRates = { day: number; km: number; hour: number; deposit: number }

export type Market = {
  currency: string
  withDriver: Readonly<Record<string, Rates>>
  selfDrive: Readonly<Record<string, SelfDriveRates>>
  kmPerDay: number
  /** Estimates: of a transfer, of each km to another city, of a permit there, of parking at an airport. */
  toll: number
  tollKm: number
  permit: number
  parking: number
  /** A package also from garage to garage, as is usual in India. */
  fromGarage: boolean
}

export const INDIA: Market = {
  currency: 'INR',
  withDriver: {
    hatchback: {
      day: 1800,
      km: 12,
      hour: 120,
      oneWayKm: 12,
      roundTripKm: 11,
      allowance: 300,
      transfer: [650, 900, 1200],
    },
    sedan: {
      day: 2200,
      km: 14,
      hour: 150,
      oneWayKm: 13.5,
      roundTripKm: 12,
      allowance: 300,
      transfer: [800, 1100, 1500],
    },
    suv: {
      day: 3000,
      km: 18,
      hour: 200,
      oneWayKm: 18,
      roundTripKm: 16,
      allowance: 400,
      transfer: [1200, 1600, 2100],
    },
    luxury: {
      day: 7500,
      km: 45,
      hour: 700,
      oneWayKm: 45,
      roundTripKm: 40,
      allowance: 500,
      transfer: [3000, 3900, 5000],
    },
    tempo: {
      day: 4800,
      km: 26,
      hour: 350,
      oneWayKm: 28,
      roundTripKm: 25,
      allowance: 500,
      transfer: [2600, 3300, 4200],
    },
    coach: {
      day: 12_000,
      km: 60,
      hour: 900,
      oneWayKm: 60,
      roundTripKm: 52,
      allowance: 800,
      transfer: [7000, 8500, 10_500],
    },
  },
  selfDrive: {
    hatchback: { day: 1800, km: 9, hour: 120, deposit: 3000 },
    sedan: { day: 2300, km: 11, hour: 150, deposit: 5000 },
    suv: { day: 3600, km: 14, hour: 240, deposit: 7000 },
    luxury: { day: 9000, km: 35, hour: 600, deposit: 25_000 },
  },
  kmPerDay: 240,
  toll: 115,
  tollKm: 1.2,
  permit: 400,
  parking: 100,
  fromGarage: true,
}

const DIRHAMS: Omit<Market, 'currency'> = {
  withDriver: {
    sedan: {
      day: 650,
      km: 3,
      hour: 85,
      oneWayKm: 3.2,
      roundTripKm: 2.8,
      allowance: 150,
      transfer: [150, 200, 280],
    },
    suv: {
      day: 850,
      km: 4,
      hour: 110,
      oneWayKm: 4.2,
      roundTripKm: 3.6,
      allowance: 150,
      transfer: [220, 290, 380],
    },
    luxury: {
      day: 1600,
      km: 7,
      hour: 220,
      oneWayKm: 7.5,
      roundTripKm: 6.5,
      allowance: 200,
      transfer: [420, 520, 680],
    },
    tempo: {
      day: 1100,
      km: 5,
      hour: 140,
      oneWayKm: 5.5,
      roundTripKm: 4.8,
      allowance: 200,
      transfer: [380, 480, 600],
    },
    coach: {
      day: 2200,
      km: 9,
      hour: 280,
      oneWayKm: 10,
      roundTripKm: 9,
      allowance: 250,
      transfer: [900, 1100, 1400],
    },
  },
  selfDrive: {
    hatchback: { day: 95, km: 0.5, hour: 12, deposit: 1000 },
    sedan: { day: 130, km: 0.75, hour: 16, deposit: 1500 },
    suv: { day: 240, km: 1, hour: 30, deposit: 2000 },
    luxury: { day: 650, km: 3, hour: 80, deposit: 5000 },
  },
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
    withDriver: Object.fromEntries(
      Object.entries(withDriver).map(([type, { transfer, ...rates }]) => [
        type,
        { ...scaled(rates, dinars), transfer: transfer.map(dinars) as [number, number, number] },
      ]),
    ),
    selfDrive: Object.fromEntries(
      Object.entries(selfDrive).map(([type, rates]) => [type, scaled(rates, dinars)]),
    ),
  }
}

function scaled<Of extends Record<string, number>>(rates: Of, scale: (amount: number) => number): Of {
  return Object.fromEntries(Object.entries(rates).map(([name, amount]) => [name, scale(amount)])) as Of
}
