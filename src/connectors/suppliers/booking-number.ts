import { z } from 'zod'

/** The number a supplier knows a reservation by; corrupted text is invalid. */
export const BookingNumber = z.string().regex(/^[!-~](?:[ -~]{0,62}[!-~])?$/)
