import { z } from 'zod'

/** The number a supplier knows a reservation by: text that was broken on its way is none. */
export const BookingNumber = z.string().regex(/^[!-~](?:[ -~]{0,62}[!-~])?$/)
