import { testAccessibility } from '../../stage/accessible.ts'
import { STAFF_BOOKING_STATES } from '../../states/staff-booking-states.ts'
import { STAFF_MAIL_STATES } from '../../states/staff-mail-states.ts'
import { SHOP_STATES } from '../../states/shop-states.ts'
import { DISPATCH_STATES } from '../../states/dispatch-states.ts'
import { STAFF_RECORD_STATES } from '../../states/staff-record-states.ts'
import { STAFF_STATES } from '../../states/staff-states.ts'
import { SUPPLIER_STATES } from '../../states/supplier-states.ts'

await testAccessibility(
  [
    ...STAFF_STATES,
    ...STAFF_BOOKING_STATES,
    ...STAFF_MAIL_STATES,
    ...DISPATCH_STATES,
    ...STAFF_RECORD_STATES,
    ...SHOP_STATES,
    ...SUPPLIER_STATES,
  ],
  [
    'staff: today',
    'staff: anything found',
    'staff: audit',
    'staff: tasks',
    'staff: enquiries',
    'staff: an enquiry with a fault in its answer',
    'staff bookings: bookings',
    'staff bookings: a booking with its journal',
    'staff mails: given up',
    'staff mails: a template as it looks',
    'staff suppliers: plans',
    'staff suppliers: a margin to preview',
    'staff suppliers: settings',
    'staff bookings: a booking to be cancelled',
    'staff bookings: what waits for a second person',
    'staff: people',
    'staff: a colleague’s roles',
    'dispatch: trips of a day',
    'dispatch: a trip to be assigned',
    'dispatch: a billed trip',
    'dispatch: prices for a caller',
    'staff: vehicles',
    'staff: a rate card with its next version',
    'staff: a shuttle',
    'staff: missing translations',
    'shop: a coupon to make',
    'shop: a text in both languages',
    'shop: an account',
    'shop: operations',
  ],
)
