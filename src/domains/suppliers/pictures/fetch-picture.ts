import type { Result } from '#kernel/result.ts'

/** `refused`: the address is not ours to call; `gone`: the server has no such picture. */
export type FetchFailure = {
  code: 'address_refused' | 'picture_gone' | 'picture_too_heavy' | 'no_picture_answer'
  detail: string
}

/** Reads a picture of a supplier, as bytes of whatever it is. */
export type FetchPicture = (url: URL) => Promise<Result<Uint8Array, FetchFailure>>
