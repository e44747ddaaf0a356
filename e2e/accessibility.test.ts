import { testAccessibility } from './accessible.ts'
import { STATES } from './states.ts'

await testAccessibility(STATES, [
  'home',
  'calendar',
  'results',
  'car',
  'checkout with faults',
  'booking',
  'cancelling',
  'a refund sent back',
  'a refund repaid another way',
])
