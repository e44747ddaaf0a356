import { missingTexts, type OnMissing } from './missing-texts.ts'
import { translateMissing, type Lookup } from './translate-missing.ts'

/** Notes the messages that a page lacks, and asks the translation service for them. */
export function lookUpMissing(lookup: Lookup): OnMissing {
  return missingTexts((missing) => void translateMissing(missing, lookup))
}
