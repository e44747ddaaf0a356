/**
 * Values of the `error` query parameter: the names that version 4 of the browser client knows, plus `MissingCSRF` and
 * `InvalidCallbackUrl`. `Default` stands for any error without a name there.
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

/** Values of the accompanying `code` query parameter. */
export const AUTH_ERROR_CODES = [
  'account_blocked',
  'invalid_request',
  'second_step_required',
  'too_many_attempts',
  'too_many_requests',
  'wrong_credentials',
] as const
export type AuthErrorCode = (typeof AUTH_ERROR_CODES)[number]
