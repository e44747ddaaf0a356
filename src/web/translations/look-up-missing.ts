import type { OnMissing } from '#web/app/messages.ts'
import { missingTexts } from './missing-texts.ts'
import { translateMissing, type Page } from './translate-missing.ts'

/** Notes the messages that a page lacks, and asks the translation service for them. */
export function lookUpMissing(page: Page): OnMissing {
  return missingTexts((missing) => void translateMissing(missing, page))
}
