import { OrderingDriverContract } from '../bookings/ordering-driver.contract.ts'
import { OrderBody, PaymentMethodOrderBody, WithoutCreditOrderBody } from './order.contract.ts'

const driver = { driver: OrderingDriverContract }

export const CheckedOrderBody = OrderBody.extend(driver)
export const CheckedPaymentMethodOrderBody = PaymentMethodOrderBody.extend(driver)
export const CheckedWithoutCreditOrderBody = WithoutCreditOrderBody.extend(driver)
