import { testAccessibility } from '../stage/accessible.ts'
import { STATES } from '../states/states.ts'

await testAccessibility(STATES, [
  'home',
  'calendar',
  'results',
  'results with a map',
  'car',
  'comparison',
  'saved cars',
  'checkout with faults',
  'booking',
  'cancelling',
  'a refund sent back',
  'a refund repaid another way',
  'terms and conditions',
  'questions that were found',
  'contact us',
  'newsletter refused in the footer',
  'newsletter with faults',
  'a trip to be paid',
  'partner area',
  'partner area/bookings',
  'partner area/revenue',
  'components',
])
