import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import {
  CardContract,
  OrderBody,
  PaymentMethodContract,
  PaymentMethodOrderBody,
  WithoutCreditOrderBody,
} from '../orders/order.contract.ts'
import { DriverContract } from './driver.contract.ts'
import { ModifyBookingBody } from './booking.contract.ts'

/**
 * A driver as validated by the server: the phone number must be possible. Separate from `DriverContract` because the
 * browser loads that one, and loads numbering plans only with its checkout form.
 */
export const OrderingDriverContract = DriverContract.extend({ phone: CheckedPhone }).meta({
  id: 'OrderingDriver',
})

const driver = { driver: OrderingDriverContract }

export const CheckedOrderBody = OrderBody.extend(driver)
export const CheckedPaymentMethodOrderBody = PaymentMethodOrderBody.extend(driver)
export const CheckedWithoutCreditOrderBody = WithoutCreditOrderBody.extend(driver)
export const CheckedModifyBookingBody = ModifyBookingBody.extend({
  driver: OrderingDriverContract.optional(),
  payment: CardContract.optional(),
})
/** The same for a gateway that takes no card numbers. */
export const CheckedPaymentMethodModifyBody = CheckedModifyBookingBody.extend({
  payment: PaymentMethodContract.optional(),
})
