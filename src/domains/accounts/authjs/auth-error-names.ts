import { AUTH_ERRORS, type AuthError } from './auth-error.contract.ts'

type ErrorName = { name: string; code: string }

/** Errors by their names in the specification (§8), which are those of version 4 of the browser client. */
const NAMES: Readonly<Record<string, ErrorName>> = {
  OAuthCallbackError: { name: 'OAuthCallbackError', code: 'OAUTH_CALLBACK_ERROR' },
  AccountNotLinked: { name: 'AccountNotLinkedError', code: 'ACCOUNT_NOT_LINKED_ERROR' },
  OAuthAccountNotLinked: { name: 'AccountNotLinkedError', code: 'ACCOUNT_NOT_LINKED_ERROR' },
  UnknownAction: { name: 'MissingAPIRouteError', code: 'MISSING_NEXTAUTH_API_ROUTE_ERROR' },
  MissingSecret: { name: 'MissingSecretError', code: 'NO_SECRET' },
  MissingAuthorize: { name: 'MissingAuthorizeError', code: 'CALLBACK_CREDENTIALS_HANDLER_ERROR' },
  MissingAdapter: { name: 'MissingAdapterError', code: 'EMAIL_REQUIRES_ADAPTER_ERROR' },
  MissingAdapterMethods: { name: 'MissingAdapterMethodsError', code: 'MISSING_ADAPTER_METHODS_ERROR' },
  UnsupportedStrategy: { name: 'UnsupportedStrategyError', code: 'CALLBACK_CREDENTIALS_JWT_ERROR' },
  InvalidCallbackUrl: { name: 'InvalidCallbackUrl', code: 'INVALID_CALLBACK_URL_ERROR' },
}

/** Errors caused by the request: logged in one line, without an alert. */
const EXPECTED: ReadonlySet<string> = new Set([
  'AccessDenied',
  'AccountNotLinked',
  'CredentialsSignin',
  'InvalidCallbackUrl',
  'InvalidCheck',
  'MissingCSRF',
  'OAuthAccountNotLinked',
  'OAuthCallbackError',
  'UnknownAction',
  'Verification',
])

/** Returns the log name of an Auth.js error, by its type, and whether it is expected or needs attention. */
export function errorName(type: string): ErrorName & { expected: boolean } {
  const known = NAMES[type] ?? { name: 'UnknownError', code: 'UNKNOWN_ERROR' }
  return { ...known, expected: EXPECTED.has(type) }
}

/** Names in Auth.js and the specification that the `error` query parameter spells differently. */
const IN_QUERY: ReadonlyMap<string, AuthError> = new Map([
  ['AccountNotLinked', 'OAuthAccountNotLinked'],
  ['AccountNotLinkedError', 'OAuthAccountNotLinked'],
  ['OAuthCallbackError', 'OAuthCallback'],
])

/** Returns the value of the `error` query parameter, in the client's vocabulary. */
export function errorInQuery(type: string): AuthError {
  return IN_QUERY.get(type) ?? AUTH_ERRORS.find((known) => known === type) ?? 'Default'
}
