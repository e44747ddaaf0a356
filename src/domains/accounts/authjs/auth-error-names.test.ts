import * as errors from '@auth/core/errors'
import { expect, test } from 'vitest'
import { errorName } from './auth-error-names.ts'

test.each([
  { of: new errors.OAuthCallbackError(), name: 'OAuthCallbackError', code: 'OAUTH_CALLBACK_ERROR' },
  { of: new errors.AccountNotLinked(), name: 'AccountNotLinkedError', code: 'ACCOUNT_NOT_LINKED_ERROR' },
  { of: new errors.OAuthAccountNotLinked(), name: 'AccountNotLinkedError', code: 'ACCOUNT_NOT_LINKED_ERROR' },
  { of: new errors.UnknownAction(), name: 'MissingAPIRouteError', code: 'MISSING_NEXTAUTH_API_ROUTE_ERROR' },
  { of: new errors.MissingSecret(), name: 'MissingSecretError', code: 'NO_SECRET' },
  {
    of: new errors.MissingAuthorize(),
    name: 'MissingAuthorizeError',
    code: 'CALLBACK_CREDENTIALS_HANDLER_ERROR',
  },
  { of: new errors.MissingAdapter(), name: 'MissingAdapterError', code: 'EMAIL_REQUIRES_ADAPTER_ERROR' },
  {
    of: new errors.MissingAdapterMethods(),
    name: 'MissingAdapterMethodsError',
    code: 'MISSING_ADAPTER_METHODS_ERROR',
  },
  {
    of: new errors.UnsupportedStrategy(),
    name: 'UnsupportedStrategyError',
    code: 'CALLBACK_CREDENTIALS_JWT_ERROR',
  },
  { of: new errors.InvalidCallbackUrl(), name: 'InvalidCallbackUrl', code: 'INVALID_CALLBACK_URL_ERROR' },
  { of: new errors.CallbackRouteError(), name: 'UnknownError', code: 'UNKNOWN_ERROR' },
])('$of.type is $name, $code', ({ of, name, code }) => {
  expect(errorName(of.type)).toMatchObject({ name, code })
})
