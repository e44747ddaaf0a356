import type { z } from 'zod'
import type { PaymentAction } from '#domains/payments/public.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { OrderReply } from './order.contract.ts'

/** An ordered booking. `action`: the step the traveller must complete before the card can be charged. */
export type Ordered = { booking: Booking; action: PaymentAction | null }

/** Converts an ordered booking to the reply of the API. */
export function orderReply({ booking, action }: Ordered): z.output<typeof OrderReply> {
  return { booking, payment: { status: booking.payment_status, ...(action && { action }) } }
}
