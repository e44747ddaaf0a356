import type { MissingText } from '#ui/messages/messages.ts'
import { missingTexts } from './missing-texts.ts'
import { translateMissing, type Lookup } from './translate-missing.ts'

/** Notes the messages that a page lacks, and asks the translation service for them. */
export function lookUpMissing(lookup: Lookup): (missing: MissingText) => void {
  return missingTexts((missing) => void translateMissing(missing, lookup))
}
