import type { AuthError, AuthErrorCode } from '#domains/accounts/authjs/auth-error.contract.ts'

/** Message keys (`accounts:error`) by `error` in an address after sign-in. */
const OF_ERROR = {
  AccessDenied: 'denied',
  Callback: 'callback',
  Configuration: 'ours',
  CredentialsSignin: 'credentials',
  Default: 'other',
  EmailCreateAccount: 'not_created',
  EmailSignin: 'mail',
  InvalidCallbackUrl: 'elsewhere',
  MissingCSRF: 'form_over',
  OAuthAccountNotLinked: 'not_linked',
  OAuthCallback: 'service_back',
  OAuthCreateAccount: 'not_created',
  OAuthSignin: 'service',
  SessionRequired: 'session_required',
  Signin: 'other',
  Verification: 'link_over',
} as const satisfies Record<AuthError, string>

/** Messages for the more specific `code`. */
const OF_CODE = {
  account_blocked: 'blocked',
  invalid_request: 'incomplete',
  second_step_required: 'second_step',
  too_many_attempts: 'wait',
  too_many_requests: 'wait',
  wrong_credentials: 'credentials',
} as const satisfies Record<AuthErrorCode, string>

export type SignInFault = (typeof OF_ERROR)[AuthError] | (typeof OF_CODE)[AuthErrorCode]

/** Parses the sign-in failure in an address; null if there is none. */
export function signInFault(query: URLSearchParams): SignInFault | null {
  const error = query.get('error')
  if (error === null) return null
  return ownOf(OF_CODE, query.get('code')) ?? ownOf(OF_ERROR, error) ?? OF_ERROR.Default
}

function ownOf<Words extends object>(words: Words, name: string | null): Words[keyof Words] | null {
  return name !== null && Object.hasOwn(words, name) ? words[name as keyof Words] : null
}
