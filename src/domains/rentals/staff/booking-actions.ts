import { mayDo, type StaffRole } from '#domains/staff/public.ts'
import { allowedActions, type BookingRecord } from '../bookings/booking.ts'
import { isRefundable } from '../refunds/one-person.ts'
import { refundBooking, retryRefund } from '../refunds/refund-operations.contract.ts'
import { cancelForTraveller, correctDriver } from './staff-booking-operations.contract.ts'
import { BOOKING_ACTIONS, type BookingAction, type StaffBooking } from './staff-booking.contract.ts'

type LoadedBooking = { booking: BookingRecord } & Pick<StaffBooking, 'money' | 'refunds'>

type ActionRule = {
  /** Roles, of which one is required. */
  needs: readonly StaffRole[]
  isOpen: (found: LoadedBooking, now: Temporal.Instant) => boolean
}

/** Required roles and availability of each action on a booking. */
export const ACTION_RULES: Readonly<Record<BookingAction, ActionRule>> = {
  take_over: {
    needs: ['support'],
    isOpen: ({ booking: { supplierState } }) => supplierState === 'asked' || supplierState === 'changing',
  },
  correct_driver: {
    needs: correctDriver.access.staff,
    isOpen: ({ booking: { driver, supplierState } }) => driver !== null && supplierState !== 'changing',
  },
  cancel: {
    needs: cancelForTraveller.access.staff,
    isOpen: ({ booking }, now) => allowedActions(booking, now).cancel,
  },
  refund: {
    needs: refundBooking.access.staff,
    isOpen: ({ booking, money }) => isRefundable(booking) && money.left.amount > 0,
  },
  retry_refund: {
    needs: retryRefund.access.staff,
    isOpen: ({ booking, refunds }) =>
      isRefundable(booking) &&
      (refunds.some(({ state }) => state === 'failed') ||
        (booking.owesRefund && booking.nextRefund?.requestId === null)),
  },
}

/** Lists the actions that a member with these roles may take on a booking now. */
export function openActions(
  found: LoadedBooking,
  roles: readonly StaffRole[],
  now: Temporal.Instant,
): BookingAction[] {
  return BOOKING_ACTIONS.filter(
    (action) => mayDo(roles, ACTION_RULES[action].needs) && ACTION_RULES[action].isOpen(found, now),
  )
}
