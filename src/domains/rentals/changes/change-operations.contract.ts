import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { ModifyBookingReply } from '../bookings/booking.contract.ts'
import { ORDER_EXAMPLE } from '../orders/order-example.contract.ts'
import { CheckedModifyBookingBody, CheckedPaymentMethodModifyBody } from './checked-change.contract.ts'
import { ConfirmChangeBody, ConfirmChangeReply } from './confirm-change.contract.ts'
import { MODIFY_STATUS } from './modify-status.contract.ts'

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
