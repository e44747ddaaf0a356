import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { resolve } from 'node:path'
import { libreTranslate } from '#connectors/translation/libre-translate.ts'
import { catalogues } from '#domains/translations/catalogue/catalogues.service.ts'
import { PLATFORMS, type Platform } from '#domains/translations/catalogue/i18n.contract.ts'
import { CATALOGUE_HEADERS, i18nRoutes } from '#domains/translations/catalogue/i18n.routes.ts'
import { productWords, type ProductWords } from '#domains/translations/catalogue/product-words.service.ts'
import { translateTexts } from '#domains/translations/catalogue/translate-texts.usecase.ts'
import type { MemoryOfProduct } from '#domains/translations/catalogue/translation-read.store.ts'
import { translationRetention } from '#domains/translations/catalogue/translation-retention.store.ts'
import { translationStore } from '#domains/translations/catalogue/translation.store.ts'
import { packedPage } from '#platform/http/pages/packed-page.ts'
import type { Shared } from './share-context.ts'

/** Timeout of a request to the translation service: somebody waits for its answer. */
const MACHINE_TIMEOUT_MS = 4000

/** A page sends one batch. */
const TRANSLATE_PER_MINUTE = 60
const TRANSLATE_PER_HOUR = 600

const SOURCES = resolve(import.meta.dirname, '..')

export function wireTranslations({ config, db, clock, log, rateLimit, windowCounts }: Shared) {
  const store = translationStore(db)
  const words = productWords(SOURCES)
  const texts = catalogues({
    words,
    store,
    pack: (content) => packedPage(content, CATALOGUE_HEADERS),
    clock,
    onError: (err) => log.warn({ err }, 'whether translations have changed is not known; the last ones stay'),
  })
  const { TRANSLATION_URL: url, TRANSLATION_KEY: key } = config
  const translate = translateTexts({
    catalogues: texts,
    store,
    machine: url === undefined ? null : libreTranslate({ url, key, timeoutMs: MACHINE_TIMEOUT_MS }),
    counts: windowCounts,
    scale: config.RATE_LIMIT_SCALE,
    onMachineFailure: (failure) => log.warn({ failure }, 'the translation service translated nothing'),
    clock,
  })
  const service = {
    catalogues: texts,
    translateTexts: translate,
    limit: rateLimit('translate', TRANSLATE_PER_MINUTE, { perHour: TRANSLATE_PER_HOUR }),
  }
  return {
    retention: translationRetention,
    selfPacked: [...LANGUAGES.map(({ code }) => code), 'ar-kw'].flatMap((lang) =>
      ['/api', '/trips/api'].map((base) => `${base}/o/i18n/${lang}/all`),
    ),
    ownTranslations: {
      memoryOf: memoryOf(words),
      wordsOf: (platform: Platform, language: Language) => words[platform][language],
    },
    forgetTexts: () => texts.forget(),
    api: [i18nRoutes({ ...service, base: '' })],
    trips: [i18nRoutes({ ...service, base: '/api' })],
  }
}

/** How the product’s own words translate a text, on any platform. */
function memoryOf(words: ProductWords): MemoryOfProduct {
  return (english, language) =>
    PLATFORMS.flatMap((platform) => {
      const found = words[platform][language].find(([text]) => text === english)
      return found ? [{ platform, translation: found[1] }] : []
    })
}
