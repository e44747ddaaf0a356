import { LANGUAGES } from '#kernel/locale.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import {
  dismissTranslation,
  listTranslations,
  putTranslation,
} from './catalogue/change-translation.usecase.ts'
import { i18nRoutes } from './catalogue/i18n.routes.ts'
import * as staff from './catalogue/staff-translation-operations.contract.ts'
import { translateTexts } from './catalogue/translate-texts.usecase.ts'
import { translationRetention } from './catalogue/translation-retention.store.ts'
import { problems } from './translation-problem.http.ts'

const handle = handlersOf(problems)

type I18nApp = Parameters<typeof i18nRoutes>[0]

/** Catalogues and translations of texts, under `/api` and `/trips/api`, and the translators' list of texts. */
export const translations = {
  handlers: [
    (app: I18nApp) => i18nRoutes(app, { translate: translateTexts, base: '' }),
    handle(staff.listTranslations, listTranslations),
    handle(staff.putTranslation, putTranslation),
    handle(staff.dismissTranslation, dismissTranslation),
  ],
  tripHandlers: [(app: I18nApp) => i18nRoutes(app, { translate: translateTexts, base: '/api' })],
  selfPacked: [...LANGUAGES.map(({ code }) => code), 'ar-kw'].flatMap((lang) =>
    ['/api', '/trips/api'].map((base) => `${base}/o/i18n/${lang}/all`),
  ),
  retention: translationRetention,
}
