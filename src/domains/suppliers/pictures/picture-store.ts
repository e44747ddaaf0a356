export type MissingPicture = { id: string; supplier: string; url: string }

export type ClaimedPicture = MissingPicture & {
  name: string | null
  leftover: string | null
  failures: number
}

/** A current row: `name` is null if there is no picture, or none that can be shown. */
export type StoredPicture = MissingPicture & { name: string | null; last_seen_at: Temporal.Instant }

export type PictureStore = {
  /** Adds new pictures to be fetched; returns the number added. */
  want(pictures: readonly MissingPicture[], now: Temporal.Instant): Promise<number>
  seen(ids: readonly string[], now: Temporal.Instant): Promise<void>
  /** Marks pictures beyond these limits for removal, least recently used first. */
  dropBeyond(bounds: { ofSupplier: number; bytes: number }): Promise<void>
  /** Claims due pictures for one process; others skip them without waiting. */
  claim(request: {
    now: Temporal.Instant
    claimedUntil: Temporal.Instant
    limit: number
  }): Promise<ClaimedPicture[]>
  /** Records files that are not shown, before they are stored; null once they are removed. */
  setLeftover(id: string, name: string | null): Promise<void>
  /** Publishes these files, with the previous ones as leftover. False if the picture has been dropped meanwhile. */
  keep(
    id: string,
    kept: {
      name: string
      leftover: string | null
      bytes: number
      dueAt: Temporal.Instant
    },
  ): Promise<boolean>
  markFailed(id: string, failure: { code: string; dueAt: Temporal.Instant }): Promise<void>
  /** Returns a version that changes whenever the result of `all` does. */
  version(): Promise<string>
  all(): Promise<StoredPicture[]>
  dropped(limit: number): Promise<{ id: string; name: string | null; leftover: string | null }[]>
  remove(id: string): Promise<void>
}
