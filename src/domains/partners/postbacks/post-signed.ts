import type { Result } from '#kernel/result.ts'

/** A postback to a partner's URL. `body` is JSON, and `secret` the key of its signature. */
export type SignedCall = { url: string; id: string; body: string; secret: Buffer; at: Temporal.Instant }

export type PostFailure = { code: 'address_refused' | 'not_accepted' | 'no_answer'; detail: string }

/** Delivers one postback. An accepted one may be repeated, because its response may be lost. Never throws. */
export type PostSigned = (call: SignedCall) => Promise<Result<null, PostFailure>>
