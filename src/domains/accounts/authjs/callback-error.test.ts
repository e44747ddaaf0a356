import * as errors from '@auth/core/errors'
import { expect, test } from 'vitest'
import { callbackError } from './callback-error.ts'

const routeError = (err: Error) => Object.assign(new errors.CallbackRouteError(), { cause: { err } })

test.each([
  { name: 'a state that does not fit', of: new errors.InvalidCheck(), is: 'OAuthCallback' },
  {
    name: 'a code that the service does not take back',
    of: routeError(Object.assign(new Error('invalid_grant'), { code: 'OAUTH_RESPONSE_BODY_ERROR' })),
    is: 'OAuthCallback',
  },
  { name: 'a fault of ours', of: routeError(new Error('no database')), is: 'Callback' },
  { name: 'somebody who is refused', of: new errors.AccessDenied(), is: null },
  { name: 'what is none of Auth.js’s', of: new Error('no database'), is: null },
])('$name: $is', ({ of, is }) => {
  expect(callbackError(of)).toBe(is)
})
