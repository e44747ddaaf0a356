import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { ModifyBookingBody, ModifyBookingReply } from '../bookings/booking.contract.ts'
import { ORDER_EXAMPLE } from '../orders/order-example.contract.ts'
import { ConfirmChangeBody, ConfirmChangeReply } from './confirm-change.contract.ts'
import { OrderingDriverContract } from '../bookings/ordering-driver.contract.ts'
import { CardContract, PaymentMethodContract } from '../orders/order.contract.ts'
import { QUOTE_STATUS } from '../quotes/quote-status.contract.ts'

/** HTTP status of each failure to change a cart or a booking. */
const MODIFY_STATUS = {
  ...QUOTE_STATUS,
  booking_not_found: 404,
  not_in_cart: 409,
  not_modifiable: 409,
  price_changed: 409,
  not_for_driver: 422,
  extra_unknown: 422,
  too_many_of_extra: 422,
  protection_unknown: 422,
  driver_age_differs: 422,
  too_many_unpaid: 409,
  overlapping_unpaid: 409,
  address_unproved: 403,
  card_required: 422,
  payment_declined: 422,
  too_many_declines: 429,
  flight_number_required: 422,
  quote_expired: 410,
  supplier_refused: 422,
  payment_unavailable: 502,
  driver_change_alone: 422,
  link_over: 410,
  link_too_soon: 429,
} as const

const CheckedModifyBookingBody = ModifyBookingBody.extend({
  driver: OrderingDriverContract.optional(),
  payment: CardContract.optional(),
})
/** A checked booking change for a gateway that takes no card numbers. */
const CheckedPaymentMethodModifyBody = CheckedModifyBookingBody.extend({
  payment: PaymentMethodContract.optional(),
})

const modifying = {
  method: 'post',
  path: '/user/modify-booking',
  summary:
    'Change extras, protection, driver or times of a booking, or tell what that costs once it is confirmed',
  access: 'guest',
  owned: 'booking',
  limit: { name: 'modify', perMinute: 120 },
  idempotent: true,
  example: {
    ...ORDER_EXAMPLE,
    extras: [{ id: 'ADD', quantity: 1 }],
    protection_id: null,
    times: {
      pickup_date: '2027-03-01',
      pickup_time: '10:00',
      dropoff_date: '2027-03-05',
      dropoff_time: '10:00',
    },
  },
  reply: [ModifyBookingReply, 'The booking as it now stands, and what it costs more or less'],
  failures: MODIFY_STATUS,
} as const

/** For a gateway that takes card numbers. */
export const modifyBooking = operation({ ...modifying, body: CheckedModifyBookingBody })

/** For a gateway that accepts no card numbers. */
export const modifyBookingByMethod = operation({ ...modifying, body: CheckedPaymentMethodModifyBody })

export const confirmChange = operation({
  method: 'post',
  path: '/confirm-change',
  summary: 'Make the change of a booking’s driver that waits for a mailed link; needs no sign-in',
  access: 'anybody',
  limit: { name: 'confirm-change', perMinute: 20 },
  body: ConfirmChangeBody,
  example: { secret: EXAMPLE.secret, lang_id: 2 },
  reply: [ConfirmChangeReply, 'The change is made, or the supplier has not answered yet'],
  failures: MODIFY_STATUS,
  tags: ['MANAGE_BOOKING'],
})
