/** Where whoever has to sign in first is sent (specification §8), and comes back from. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams({ callbackUrl: pathname + search, error: 'SessionRequired' })
  return `/login?${query.toString()}`
}

/** Whether a call failed because nobody with an account is asking. */
export function isSignedOut(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return status === 401 || status === 403
}
