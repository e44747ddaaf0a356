import { testAccessibility } from '../../environment/accessible.ts'
import { ACCOUNT_STATES } from '../../states/account-states.ts'
import { ACCOUNT_ACTION_STATES } from '../../states/account-action-states.ts'
import { SECOND_STEP_STATES } from '../../states/second-step-states.ts'
import { SIGN_IN_STATES } from '../../states/sign-in-states.ts'

await testAccessibility(
  [...SIGN_IN_STATES, ...ACCOUNT_STATES, ...ACCOUNT_ACTION_STATES, ...SECOND_STEP_STATES],
  [
    'sign in refused',
    'confirm an address',
    'signed in',
    'account: bookings',
    'account: saved cars',
    'account: coupons',
    'account: changes of the profile refused',
    'account: security, with changes refused',
    'second step: a new secret',
    'second step: refused at sign-in',
    'rating a rental',
  ],
)
