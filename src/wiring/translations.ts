import { resolve } from 'node:path'
import { libreTranslate } from '#connectors/translation/libre-translate.ts'
import { createCatalogues } from '#domains/translations/catalogue/catalogues.service.ts'
import { PLATFORMS } from '#domains/translations/catalogue/i18n.contract.ts'
import { CATALOGUE_HEADERS } from '#domains/translations/catalogue/i18n.routes.ts'
import { productWords, type ProductWords } from '#domains/translations/catalogue/product-words.service.ts'
import type { MemoryOfProduct } from '#domains/translations/catalogue/translation-read.store.ts'
import type { App } from '#platform/app.ts'
import { packedPage } from '#platform/http/pages/packed-page.ts'
import type { Shared } from './share-context.ts'

/** Timeout of a request to the translation service, as a visitor waits for its answer. */
const MACHINE_TIMEOUT_MS = 4000

const SOURCES = resolve(import.meta.dirname, '..')

/** Creates the parts of the app that translate texts. */
export function translationParts(
  shared: Shared,
): Pick<App, 'catalogues' | 'translationService' | 'ownTranslations'> {
  const words = productWords(SOURCES)
  const { TRANSLATION_URL: url, TRANSLATION_KEY: key } = shared.config
  return {
    catalogues: createCatalogues(shared, {
      words,
      pack: (content) => packedPage(content, CATALOGUE_HEADERS),
    }),
    translationService:
      url === undefined ? null : libreTranslate({ url, key, timeoutMs: MACHINE_TIMEOUT_MS }),
    ownTranslations: {
      memoryOf: memoryOf(words),
      wordsOf: (platform, language) => words[platform][language],
    },
  }
}

/** Returns the lookup of a text in the product's own translations, on any platform. */
function memoryOf(words: ProductWords): MemoryOfProduct {
  return (english, language) =>
    PLATFORMS.flatMap((platform) => {
      const found = words[platform][language].find(([text]) => text === english)
      return found ? [{ platform, translation: found[1] }] : []
    })
}
