/**
 * What the `error` of an address says: the names that version 4 of the browser client knows, and `MissingCSRF` and
 * `InvalidCallbackUrl` beside them. `Default` stands for what has no name there.
 */
export const AUTH_ERRORS = [
  'AccessDenied',
  'Callback',
  'Configuration',
  'CredentialsSignin',
  'Default',
  'EmailCreateAccount',
  'EmailSignin',
  'InvalidCallbackUrl',
  'MissingCSRF',
  'OAuthAccountNotLinked',
  'OAuthCallback',
  'OAuthCreateAccount',
  'OAuthSignin',
  'SessionRequired',
  'Signin',
  'Verification',
] as const
export type AuthError = (typeof AUTH_ERRORS)[number]

/** What the `code` beside it says. */
export const AUTH_ERROR_CODES = [
  'invalid_request',
  'second_step_required',
  'too_many_attempts',
  'too_many_requests',
  'wrong_credentials',
] as const
export type AuthErrorCode = (typeof AUTH_ERROR_CODES)[number]
