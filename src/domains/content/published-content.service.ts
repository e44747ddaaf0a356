import type { Clock } from '#kernel/clock.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { ttlValue } from '#kernel/ttl-value.ts'
import type { ContentPage } from './content-page.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { listPublished, readContentGeneration } from './content.store.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { renderedContent, type RenderedContent } from './rendered-content.ts'

/** Cache TTL of published texts, and so the max delay of another process's changes, in milliseconds. */
export const PUBLISHED_WITHIN_MS = 2000

type Snapshot = { generation: string; pages: ReadonlyMap<string, RenderedContent> }

/** The published texts, rendered and at most two seconds old. */
export type PublishedContent = {
  page<Kind extends RenderedContent['kind']>(
    page: ContentPage,
    kind: Kind,
    language: Language,
  ): Promise<Extract<RenderedContent, { kind: Kind }>>
  /** Changes whenever anything that readers see is published or withdrawn. */
  generation(): Promise<string>
  /** Clears this process's cache, so that it returns a new text at once. */
  forget(): void
  /** Returns the configured values that texts contain, such as the company's name. */
  placeholders(language: Language): PlaceholderValues
}

declare module '#platform/app.ts' {
  interface App {
    content: PublishedContent
  }
}

type Parts = Pick<PublishedContent, 'placeholders'> & { db: Db; clock: Clock }

export function publishedContent({ db, clock, placeholders }: Parts): PublishedContent {
  let last: Snapshot | null = null
  const current = ttlValue(
    async () => {
      // Read before the texts, so that texts published in between are loaded again with the next generation.
      const generation = await readContentGeneration(db)
      if (last?.generation === generation) return last
      const pages = new Map<string, RenderedContent>()
      for (const { page, body, changedAt } of await listPublished(db))
        for (const { code: language } of LANGUAGES) {
          const values = placeholders(language)
          const rendered = renderedContent(page, body, { language, updatedAt: changedAt, values })
          if (rendered) pages.set(`${page} ${language}`, rendered)
        }
      last = { generation, pages }
      return last
    },
    { clock, lifetimeMs: PUBLISHED_WITHIN_MS },
  )

  return {
    async page(page, kind, language) {
      const found = (await current.read()).pages.get(`${page} ${language}`)
      if (found?.kind !== kind) throw new Error(`${page} is not published in ${language}`)
      return found as Extract<RenderedContent, { kind: typeof kind }>
    },
    generation: async () => (await current.read()).generation,
    forget: () => current.forget(),
    placeholders,
  }
}
