import { z } from 'zod'
import { fieldError, MoneyContract, ReferenceField } from '#kernel/contract.ts'
import { CardContract, PaymentMethodContract } from '#domains/rentals/orders/order.contract.ts'
import { TripMoneyContract } from '../journey/trip-money.contract.ts'
import { TRIP_STATUSES } from '../journey/trip.contract.ts'

const Link = {
  reference: ReferenceField,
  token: z.string(fieldError('secret_invalid')).min(20, fieldError('secret_invalid')).max(200),
}

/** Parameters of a trip's payment link. */
export const TripPaymentQuery = z.object(Link)

export const PayTripBody = z.strictObject({ ...Link, payment: CardContract })
/** The same body for a gateway that accepts no card numbers. */
export const PayTripByMethodBody = z.strictObject({ ...Link, payment: PaymentMethodContract })

const PaymentContract = z.object({
  status: z
    .enum(['due', 'asked', 'declined', 'paid', 'part_paid', 'refunded', 'refund_failed', 'cancelled'])
    .meta({ description: '`part_paid`: the card has paid, and the bill is more than that' }),
  pay_until: z.union([z.iso.datetime(), z.null()]),
  card: z.union([z.object({ brand: z.string(), last4: z.string() }), z.null()]),
  action: z
    .union([z.object({ type: z.literal('redirect'), url: z.url() }), z.null()])
    .meta({ description: 'The bank wants to ask the traveller, at this address; it leads back to the site' }),
})

/** The payment, and the address to which the payer is sent at the top level of the browser. */
export const TripPayLinkReply = z.object({ payment: PaymentContract.extend({ url: z.url() }) })

export const TripPaymentReply = z
  .object({
    trip: z.object({
      reference: z.string(),
      status: z.enum(TRIP_STATUSES),
      category: z.int(),
      city: z.object({ name: z.string(), time_zone: z.string() }),
      way: z.array(z.string()).meta({ description: 'The places in the order in which they are passed' }),
      start: z.string().meta({ description: 'On the clock of its city', example: '2027-01-15T09:30' }),
      total: MoneyContract,
      money: TripMoneyContract,
    }),
    payment: PaymentContract,
  })
  .meta({ id: 'TripPayment' })
export type TripPaymentReply = z.infer<typeof TripPaymentReply>
