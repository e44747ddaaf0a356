import { z } from 'zod'
import { RequestedMoneyContract, LangIdField } from '#kernel/contract.ts'
import { BookingIdField } from '../bookings/booking.contract.ts'
import { CardContract, PaymentMethodContract } from '../orders/order.contract.ts'

export const RebookBody = z.strictObject({
  booking_id: BookingIdField.meta({ description: 'The booking that the cheaper car replaces' }),
  accept_total: RequestedMoneyContract.meta({ description: 'The total that the traveller saw' }),
  lang_id: LangIdField.optional(),
  payment: CardContract.optional().meta({
    description: 'Where something is paid now, or the desk asks for a card',
  }),
})
/** A rebooking body for a gateway that takes no card numbers. */
export const PaymentMethodRebookBody = RebookBody.extend({ payment: PaymentMethodContract.optional() })
