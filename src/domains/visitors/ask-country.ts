import type { Result } from '#kernel/result.ts'

/** The ISO code of an address's country; null where the service knows none. */
export type AskCountry = (address: string) => Promise<Result<string | null, { code: 'unavailable' }>>
