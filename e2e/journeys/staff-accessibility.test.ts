import { testAccessibility } from '../stage/accessible.ts'
import { STAFF_STATES } from '../states/staff-states.ts'

await testAccessibility(STAFF_STATES, [
  'staff: today',
  'staff: tasks',
  'staff: enquiries',
  'staff: an enquiry with a fault in its answer',
  'staff: people',
  'staff: a colleague’s roles',
])
