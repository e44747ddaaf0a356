import type { Result } from '#kernel/result.ts'

/**
 * A failed download. `address_refused`: the URL is not an allowed one. `picture_gone`: the server has no such picture.
 */
export type FetchFailure = {
  code: 'address_refused' | 'picture_gone' | 'picture_too_heavy' | 'no_picture_answer'
  detail: string
}

/** Downloads a supplier's picture as bytes of any format. */
export type FetchPicture = (url: URL) => Promise<Result<Uint8Array, FetchFailure>>

declare module '#platform/app.ts' {
  interface App {
    fetchPicture: FetchPicture
  }
}
