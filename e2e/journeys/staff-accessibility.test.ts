import { testAccessibility } from '../stage/accessible.ts'
import { STAFF_RECORD_STATES } from '../states/staff-record-states.ts'
import { STAFF_STATES } from '../states/staff-states.ts'

await testAccessibility(
  [...STAFF_STATES, ...STAFF_RECORD_STATES],
  [
    'staff: today',
    'staff: tasks',
    'staff: enquiries',
    'staff: an enquiry with a fault in its answer',
    'staff: people',
    'staff: a colleague’s roles',
    'staff: vehicles',
    'staff: a rate card with its next version',
    'staff: a shuttle',
    'staff: missing translations',
  ],
)
