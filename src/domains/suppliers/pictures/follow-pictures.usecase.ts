import type { Clock } from '#kernel/clock.ts'
import type { PictureDirectory } from './picture-directory.service.ts'
import type { PictureStore } from './picture-store.ts'

/** Limits per supplier and in total; all suppliers' pictures take less than 300 MB, about 30 kB each. */
const BOUNDS = { ofSupplier: 1000, bytes: 250_000_000 }

/** Interval between checks for pictures fetched by any process. */
const LOADED_FOR = { seconds: 20 }

type Needs = {
  directory: PictureDirectory
  pictures: PictureStore
  idOf: (supplier: string, url: string) => string
  clock: Clock
}

/** Synchronises a process's pictures with the database: those its searches found, and those to show. */
export function followPictures({ directory, pictures, idOf, clock }: Needs) {
  let loaded: { version: string; at: Temporal.Instant } | null = null

  return {
    /** Stores the pictures that searches found, for any process to fetch. */
    async note(): Promise<void> {
      const now = clock.now()
      const { missing, seen } = directory.take(now)
      const rows = new Map(
        missing.map(({ supplier, url }) => {
          const id = idOf(supplier, url)
          return [id, { id, supplier, url }] as const
        }),
      )
      if (rows.size > 0 && (await pictures.want([...rows.values()], now)) > 0)
        await pictures.dropBeyond(BOUNDS)
      if (seen.length > 0) await pictures.seen(seen, now)
    },

    /** Loads changed pictures. Each load causes prepared searches to be rebuilt. */
    async load(): Promise<void> {
      const now = clock.now()
      if (loaded && Temporal.Instant.compare(now, loaded.at.add(LOADED_FOR)) < 0) return
      const before = loaded?.version
      loaded = { version: await pictures.version(), at: now }
      if (loaded.version === before) return
      directory.load(await pictures.all())
    },
  }
}
