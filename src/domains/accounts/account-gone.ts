/** Signed in to an account that was deleted since. */
export const accountGone = { code: 'sign_in_required', detail: 'This account is no longer there' } as const
