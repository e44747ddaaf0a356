import { z } from 'zod'
import { RequestedMoneyContract, fieldError, nameField } from '#kernel/contract.ts'
import { ungrouped } from '#kernel/digits.ts'
import { pastedText } from '#kernel/pasted-text.ts'
import { BookingContract, BookingIdField } from '../bookings/booking.contract.ts'
import { DriverContract } from '../bookings/driver.contract.ts'
import type { RentalFieldCode } from '../rental-field-messages.ts'

const expiryError = fieldError<RentalFieldCode>('card_expiry_out_of_range')

/** A card. Sandbox test numbers: 4242… succeeds, 4000000000000002 is declined, 4000000000000119 times out. */
export const CardContract = z
  .strictObject({
    method: z.literal('card'),
    number: z
      .string(fieldError<RentalFieldCode>('card_number_length'))
      .transform((text) => ungrouped(pastedText(text)))
      .pipe(z.string().regex(/^\d{12,19}$/, fieldError<RentalFieldCode>('card_number_length'))),
    expiry_month: z.int(expiryError).min(1, expiryError).max(12, expiryError),
    expiry_year: z.int(expiryError).min(2024, expiryError).max(2099, expiryError),
    cvc: z
      .string(fieldError<RentalFieldCode>('card_cvc_invalid'))
      .overwrite(pastedText)
      .regex(/^\d{3,4}$/, fieldError<RentalFieldCode>('card_cvc_invalid')),
    holder: nameField<RentalFieldCode>('card_holder_required', 80),
  })
  .meta({ id: 'Card' })

/** A card tokenised by the gateway's own script in the browser. */
export const PaymentMethodContract = z
  .strictObject({
    method: z.literal('card'),
    payment_method_id: z
      .string(fieldError<RentalFieldCode>('payment_method_invalid'))
      .regex(/^[\w-]{1,255}$/, fieldError<RentalFieldCode>('payment_method_invalid')),
  })
  .meta({ id: 'PaymentMethod' })

export const WithoutCreditOrderBody = z.strictObject({
  booking_id: BookingIdField,
  driver: DriverContract,
  accept_total: RequestedMoneyContract,
})

export const OrderBody = WithoutCreditOrderBody.extend({ payment: CardContract })
/** An order body for a gateway that takes no card numbers. */
export const PaymentMethodOrderBody = WithoutCreditOrderBody.extend({ payment: PaymentMethodContract })
export type OrderPayment = z.infer<typeof CardContract> | z.infer<typeof PaymentMethodContract>

export const OrderReply = z.object({
  booking: BookingContract,
  payment: z.object({
    status: BookingContract.shape.payment_status,
    action: z
      .object({ type: z.literal('redirect'), url: z.url() })
      .optional()
      .meta({
        description: 'The bank wants to ask the traveller, at this address; it leads back to the site',
      }),
  }),
})

const PAYMENT_ACTS = ['returned', 'resumed', 'abandoned'] as const

export const PaymentActionBody = z.strictObject({
  booking_id: BookingIdField,
  act: z.enum(PAYMENT_ACTS, fieldError<RentalFieldCode>('payment_act_invalid')).meta({
    description:
      'What the traveller does about the bank’s question: came back without an answer, goes to the bank again, or does not want to pay with this card any more',
  }),
})
