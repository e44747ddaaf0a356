import { testAccessibility } from '../../stage/accessible.ts'
import { DESK_STATES } from '../../states/desk-states.ts'
import { DISPATCH_STATES } from '../../states/dispatch-states.ts'
import { STAFF_RECORD_STATES } from '../../states/staff-record-states.ts'
import { STAFF_STATES } from '../../states/staff-states.ts'

await testAccessibility(
  [...STAFF_STATES, ...DESK_STATES, ...DISPATCH_STATES, ...STAFF_RECORD_STATES],
  [
    'staff: today',
    'staff: tasks',
    'staff: enquiries',
    'staff: an enquiry with a fault in its answer',
    'desk: bookings',
    'desk: a booking with its journal',
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
  ],
)
