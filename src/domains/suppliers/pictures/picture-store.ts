export type WantedPicture = { id: string; supplier: string; url: string }

export type ClaimedPicture = WantedPicture & {
  name: string | null
  leftover: string | null
  failures: number
}

/** A row that stands: `name` is null while there is no picture, or none that can be shown. */
export type StandingPicture = WantedPicture & { name: string | null; last_seen_at: Temporal.Instant }

export type PictureStore = {
  /** Adds pictures that are not known yet, to be fetched; returns how many were added. */
  want(pictures: readonly WantedPicture[], now: Temporal.Instant): Promise<number>
  seen(ids: readonly string[], now: Temporal.Instant): Promise<void>
  /** Marks for removal what is over these bounds: those that were seen least recently. */
  dropBeyond(bounds: { ofSupplier: number; bytes: number }): Promise<void>
  /** Claims due pictures for one process; others skip them without waiting. */
  claim(request: {
    now: Temporal.Instant
    claimedUntil: Temporal.Instant
    limit: number
  }): Promise<ClaimedPicture[]>
  /** Records files that are not shown, before they are stored; null: they are removed. */
  setLeftover(id: string, name: string | null): Promise<void>
  /** Shows these files, with those before them left over. False: the picture has been dropped meanwhile. */
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
  /** Another text whenever `all` would answer otherwise. */
  version(): Promise<string>
  all(): Promise<StandingPicture[]>
  dropped(limit: number): Promise<{ id: string; name: string | null; leftover: string | null }[]>
  remove(id: string): Promise<void>
}
