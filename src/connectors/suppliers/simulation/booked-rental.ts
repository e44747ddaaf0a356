import { z } from 'zod'
import type { PricedCar, SimulatedRental } from './rental-desk.ts'
import { isoMinute } from './wall-time.ts'

const BookedRental = z.object({
  station: z.string(),
  dropOffStation: z.string(),
  acriss: z.string(),
  /** `YYYY-MM-DDTHH:mm` on each desk's clock. */
  from: z.string(),
  to: z.string(),
  /** The dates that take a car. */
  dates: z.array(z.string()),
  /** The account that booked: customer code, caller code. */
  account: z.string(),
  /** The account's own reference, where the supplier notes it and never looks at it. */
  agentReference: z.string().optional(),
  prepaid: z.boolean(),
  /** EUR hundredths. */
  total: z.int(),
  invoiced: z.int(),
  extras: z.array(z.object({ code: z.string(), quantity: z.int() })),
  driver: z.object({ name: z.string(), email: z.string(), age: z.int().nullable() }),
})
export type BookedRental = z.infer<typeof BookedRental>

/** Of a booked rental, what its desk and its car say. */
export function rentedCar(rental: SimulatedRental, { car }: PricedCar) {
  return {
    station: rental.from.code,
    dropOffStation: rental.to.code,
    acriss: car.acriss,
    from: isoMinute(rental.pickUp),
    to: isoMinute(rental.dropOff),
    dates: rental.dates,
  }
}

/** `handed_over`: its driver has the car, or has brought it back. */
const STATUSES = ['booked', 'handed_over', 'cancelled'] as const

export type SimulatedBooking = {
  number: string
  reference: string | null
  status: (typeof STATUSES)[number]
  rental: BookedRental
}

const BookingRow = z.object({
  number: z.string(),
  reference: z.string().nullable(),
  status: z.enum(STATUSES),
  rental: z.string().transform((text) => BookedRental.parse(JSON.parse(text))),
})

export function readBooking(row: unknown): SimulatedBooking {
  return BookingRow.parse(row)
}

/** A line of the book as tests read it. */
export type BookLine = {
  reference: string | null
  supplierReference: string
  status: SimulatedBooking['status']
  station: string
  acriss: string
  from: string
  to: string
  /** EUR hundredths. */
  total: number
  email: string
}

export function bookLine({ number, reference, status, rental }: SimulatedBooking): BookLine {
  const { station, acriss, from, to, total } = rental
  return {
    reference: reference ?? rental.agentReference ?? null,
    supplierReference: number,
    status,
    station,
    acriss,
    from,
    to,
    total,
    email: rental.driver.email,
  }
}
