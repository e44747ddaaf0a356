/** The session's account has since been deleted. */
export const accountGone = { code: 'sign_in_required', detail: 'This account is no longer there' } as const
