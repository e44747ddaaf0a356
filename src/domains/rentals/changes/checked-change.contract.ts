import { ModifyBookingBody } from '../bookings/booking.contract.ts'
import { OrderingDriverContract } from '../bookings/ordering-driver.contract.ts'
import { CardContract, PaymentMethodContract } from '../orders/order.contract.ts'

export const CheckedModifyBookingBody = ModifyBookingBody.extend({
  driver: OrderingDriverContract.optional(),
  payment: CardContract.optional(),
})
/** A checked booking change for a gateway that takes no card numbers. */
export const CheckedPaymentMethodModifyBody = CheckedModifyBookingBody.extend({
  payment: PaymentMethodContract.optional(),
})
