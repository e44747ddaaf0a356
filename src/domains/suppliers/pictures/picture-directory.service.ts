import type { MissingPicture, StoredPicture } from './picture.store.ts'
import { pictureAddress } from './picture-file.ts'

/** Max URLs recorded between two runs of the job; a later search records the others. */
const MAX_MISSING = 500

/** Min interval between writes that a picture was used. */
const LAST_USE_HOURS = 6

type Known = { id: string; address: string | null; seen: boolean; writtenAt: Temporal.Instant }

/** Returns our URL of a supplier's picture; null if there is none. */
export type PictureOf = (url: string) => string | null

export type SupplierPictures = {
  /** Returns the pictures of a supplier, by its code. */
  of(supplier: string): PictureOf
  /** Returns a number that changes whenever pictures are added or removed. */
  generation(): number
}

declare module '#platform/app.ts' {
  interface App {
    pictures: SupplierPictures
  }
}

/**
 * Creates the in-memory directory of the pictures that this process knows, because a search needs those of a thousand
 * cars. Unknown ones are recorded for the job that fetches them, and no search waits.
 */
export function pictureDirectory() {
  let known = new Map<string, Map<string, Known>>()
  let generation = 0
  let missing = new Map<string, MissingPicture>()

  return {
    /** Last check of the stored pictures; null before the first. */
    checked: null as { version: string; at: Temporal.Instant } | null,

    of(supplier: string): PictureOf {
      return (url) => {
        const found = known.get(supplier)?.get(url)
        if (found) {
          found.seen = true
          return found.address
        }
        if (missing.size < MAX_MISSING) missing.set(`${supplier} ${url}`, { supplier, url })
        return null
      }
    },

    generation: () => generation,

    /** Returns the records since the last call. */
    take(now: Temporal.Instant) {
      const before = now.subtract({ hours: LAST_USE_HOURS })
      const seen: string[] = []
      for (const pictures of known.values())
        for (const picture of pictures.values())
          if (picture.seen && Temporal.Instant.compare(picture.writtenAt, before) < 0) {
            picture.seen = false
            picture.writtenAt = now
            seen.push(picture.id)
          }
      const taken = { missing: [...missing.values()], seen }
      missing = new Map()
      return taken
    },

    /** Replaces the known pictures. */
    load(pictures: readonly StoredPicture[]): void {
      const loaded = new Map<string, Map<string, Known>>()
      for (const { id, supplier, url, name, last_seen_at } of pictures) {
        const ofSupplier = loaded.get(supplier) ?? new Map<string, Known>()
        loaded.set(supplier, ofSupplier)
        ofSupplier.set(url, {
          id,
          address: name === null ? null : pictureAddress(name),
          seen: known.get(supplier)?.get(url)?.seen ?? false,
          writtenAt: last_seen_at,
        })
      }
      if (addressesIn(loaded) !== addressesIn(known)) generation += 1
      known = loaded
    },
  }
}

declare module '#platform/app.ts' {
  interface App {
    /** Suppliers' pictures that this process knows. */
    pictureDirectory: ReturnType<typeof pictureDirectory>
  }
}

function addressesIn(known: ReadonlyMap<string, ReadonlyMap<string, Known>>): string {
  const all = [...known.values()].flatMap((pictures) => [...pictures.values()])
  return all
    .flatMap(({ address }) => address ?? [])
    .toSorted()
    .join()
}
