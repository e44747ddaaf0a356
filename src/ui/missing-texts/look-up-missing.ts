import type { MissingText } from '#ui/messages/messages.ts'
import { missingTexts } from './missing-texts.ts'
import { translateMissing, type Lookup } from './translate-missing.ts'

/** Collects the messages that a page lacks and requests them from the translation service. */
export function lookUpMissing(lookup: Lookup): (missing: MissingText) => void {
  return missingTexts((missing) => void translateMissing(missing, lookup))
}
