import { handlersOf } from '#platform/http/openapi/handle.ts'
import {
  dismissTranslation,
  listTranslations,
  putTranslation,
} from './catalogue/change-translation.usecase.ts'
import * as staff from './catalogue/staff-translation-operations.contract.ts'
import { problems } from './translation-problem.http.ts'

const handle = handlersOf(problems)

/** The translators' list of texts. */
export const translations = {
  handlers: [
    handle(staff.listTranslations, listTranslations),
    handle(staff.putTranslation, putTranslation),
    handle(staff.dismissTranslation, dismissTranslation),
  ],
}
