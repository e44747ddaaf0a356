import { setTimeout as wait } from 'node:timers/promises'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { ttlValue } from '#kernel/ttl-value.ts'
import type { App } from '#platform/app.ts'
import type { PackedPage } from '#platform/http/pages/packed-page.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'
import { escapedJson } from './escaped-json.ts'
import { PLATFORMS, type Platform } from './i18n.contract.ts'
import type { ProductWords } from './product-words.service.ts'
import { findGeneration, findHumanTranslations } from './translation.store.ts'

/** Maximum age of a process's texts before it checks for changes by translators. */
const LIFETIME_MS = 5000

/** Maximum wait for this check while there are catalogues to answer with. */
const WAIT_MS = 1000

/** All texts translated by people: the product's own messages, and the translators' texts. */
export type Catalogues = {
  of(platform: Platform, language: Language): Promise<Catalogue>
  /** Returns the catalogue as JSON, compressed once. */
  packed(platform: Platform, language: Language): Promise<PackedPage>
  /** Invalidates the cache, so that this process answers with its latest writes. */
  forget(): void
}

declare module '#platform/app.ts' {
  interface App {
    catalogues: Catalogues
  }
}

type Pack = (content: { text: string; identity: string }) => Promise<PackedPage>

type Built = { catalogue: Catalogue; packed: () => Promise<PackedPage> }
type Snapshot = { generation: string; built: ReadonlyMap<string, Built> }

/**
 * Creates the catalogues of a process. Rebuilds them when the generation in the database has changed. Without an answer from the database the last
 * ones remain in use. The product's messages take precedence, because pages show them.
 */
export function createCatalogues(
  { db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>,
  { words, pack }: { words: ProductWords; pack: Pack },
): Catalogues {
  let last: Snapshot | null = null
  let underWay = false

  async function renewed(): Promise<Snapshot> {
    // Read before the texts, so that texts changed in between are loaded again under the next generation.
    const generation = await findGeneration(db)
    if (last?.generation === generation) return last
    const translated = await findHumanTranslations(db)
    const build = (platform: Platform, language: Language): Built => {
      const own = translated.filter((one) => one.platform === platform && one.language === language)
      const catalogue = catalogueOf([
        ...words[platform][language],
        ...own.map(({ english, translation }) => [english, translation] as const),
      ])
      return { catalogue, packed: packedOnce(catalogue, pack) }
    }
    const built = PLATFORMS.flatMap((platform) =>
      LANGUAGES.map(({ code }) => [`${platform} ${code}`, build(platform, code)] as const),
    )
    return { generation, built: new Map(built) }
  }
  const current = ttlValue(
    async () => {
      underWay = true
      try {
        last = await renewed()
      } catch (error) {
        if (!last) throw error
        log.warn({ err: error }, 'whether translations have changed is not known; the last ones stay')
      } finally {
        underWay = false
      }
      return last
    },
    { clock, lifetimeMs: LIFETIME_MS },
  )

  async function find(platform: Platform, language: Language): Promise<Built> {
    const reading = current.read()
    const late = last && underWay ? [wait(WAIT_MS, last, { ref: false })] : []
    const found = (await Promise.race([reading, ...late])).built.get(`${platform} ${language}`)
    if (!found) throw new Error(`there is no catalogue of ${platform} in ${language}`)
    return found
  }
  return {
    of: async (platform, language) => (await find(platform, language)).catalogue,
    packed: async (platform, language) => (await find(platform, language)).packed(),
    forget: () => current.forget(),
  }
}

/** Compresses on the first request. A failure is not cached. */
function packedOnce(catalogue: Catalogue, pack: Pack): () => Promise<PackedPage> {
  let packing: Promise<PackedPage> | undefined
  return async () => {
    if (!packing) {
      const text = escapedJson(Object.fromEntries(catalogue))
      packing = pack({ text, identity: text })
    }
    try {
      return await packing
    } catch (error) {
      packing = undefined
      throw error
    }
  }
}
