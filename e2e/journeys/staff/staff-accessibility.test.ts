import { testAccessibility } from '../../environment/accessible.ts'
import { MONEY_STATES } from '../../states/money-states.ts'
import { STAFF_BOOKING_STATES } from '../../states/staff-booking-states.ts'
import { STAFF_BULK_STATES } from '../../states/staff-bulk-states.ts'
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
    ...STAFF_BULK_STATES,
    ...DISPATCH_STATES,
    ...STAFF_RECORD_STATES,
    ...SHOP_STATES,
    ...SUPPLIER_STATES,
    ...MONEY_STATES,
  ],
  // One of each layout: the day, the search of everything, a list, a record, forms, a calendar, a preview, two columns.
  [
    'staff: today',
    'staff: anything found',
    'staff bookings: bookings',
    'staff bookings: a booking with its journal',
    'staff bulk: rows previewed',
    'staff suppliers: a margin to preview',
    'staff mails: a template as it looks',
    'staff: a rate card with its next version',
    'dispatch: the calendar of a day',
    'dispatch: prices for a caller',
    'shop: questions in both languages',
    'staff money: the ledger',
  ],
)
