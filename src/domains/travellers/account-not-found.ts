export const accountNotFound = { code: 'account_not_found', detail: 'There is no such account' } as const
