import { z } from 'zod'

/** A supplier's number of a reservation. Corrupted text is invalid. */
export const BookingNumber = z.string().regex(/^[!-~](?:[ -~]{0,62}[!-~])?$/)
