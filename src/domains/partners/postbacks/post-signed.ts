import type { Result } from '#kernel/result.ts'

/** A call to a partner's address; `body` is JSON, and `secret` the key of its signature. */
export type SignedCall = { url: string; id: string; body: string; secret: Buffer; at: Temporal.Instant }

export type PostFailure = { code: 'address_refused' | 'not_accepted' | 'no_answer'; detail: string }

/** Delivers one call; a partner who accepted it may be called again, as its answer may be lost. Never throws. */
export type PostSigned = (call: SignedCall) => Promise<Result<null, PostFailure>>
