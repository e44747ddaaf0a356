import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { ORDER_EXAMPLE } from '../../orders/order-example.contract.ts'
import { ORDER_STATUS } from '../../orders/order-status.contract.ts'
import { BookedForCallerReply, BookForCallerBody } from './book-for-caller.contract.ts'

const { address_unproved: _, ...ordered } = ORDER_STATUS

export const bookCarForCaller = operation({
  method: 'post',
  path: '/staff/bookings',
  summary: 'Book the car of a quote for a caller, to be paid at the desk',
  access: { staff: ['support'] },
  limit: { name: 'staff-book-car', perMinute: 120 },
  idempotent: true,
  body: BookForCallerBody,
  example: {
    quote_id: EXAMPLE.id,
    extras: [{ id: 'ADD', quantity: 1 }],
    protection_id: null,
    driver: ORDER_EXAMPLE.driver,
    accept_total: ORDER_EXAMPLE.accept_total,
    terms_read: true,
    notice_lang_id: 2,
    lang_id: 1,
  },
  reply: [
    BookedForCallerReply,
    'Confirmed, or awaiting the supplier’s answer; the same quote again is answered with it, too',
  ],
  status: 201,
  failures: {
    ...ordered,
    quote_not_found: 404,
    extra_unknown: 422,
    too_many_of_extra: 422,
    protection_unknown: 422,
    driver_has_unpaid: 409,
    class_held_unpaid: 409,
    too_many_booked: 429,
  },
  tags: ['DESK_BOOKINGS'],
})
