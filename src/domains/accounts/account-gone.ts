/** The session's account has been deleted since. */
export const accountGone = { code: 'sign_in_required', detail: 'This account is no longer there' } as const
