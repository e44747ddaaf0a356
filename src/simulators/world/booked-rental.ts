import { z } from 'zod'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { isoMinute } from './wall-time.ts'

const BookedRental = z.object({
  station: z.string(),
  dropOffStation: z.string(),
  acriss: z.string(),
  /** `YYYY-MM-DDTHH:mm` in each desk's local time. */
  from: z.string(),
  to: z.string(),
  /** The dates on which a car is taken. */
  dates: z.array(z.string()),
  /** The booking account: customer code or caller code. */
  account: z.string(),
  /** The account's own reference, if the supplier stores it without using it. */
  agentReference: z.string().optional(),
  prepaid: z.boolean(),
  /** EUR hundredths. */
  total: z.int(),
  invoiced: z.int(),
  extras: z.array(z.object({ code: z.string(), quantity: z.int() })),
  driver: z.object({ name: z.string(), email: z.string(), age: z.int().nullable() }),
})
export type BookedRental = z.infer<typeof BookedRental>

/** Returns the fields of a booked rental that come from its desk and its car. */
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

/** `handed_over`: the driver has the car, or has returned it. */
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

/** A booking in the format of tests. */
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
