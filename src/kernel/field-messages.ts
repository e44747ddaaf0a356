import type { Localized } from './locale.ts'
import { readTextsByKey } from './read-texts.ts'
import type words from './words/en/field-messages.json'

/** Messages for an invalid field, by code. */
export type FieldMessages = Readonly<Record<string, Localized>>

/**
 * Messages for invalid fields of any domain: those of the specification (§5) verbatim, and ours. A domain's own are in
 * its `*-field-messages.ts`. A contract contains only the code; the message is chosen where it is shown, for the API's
 * problem documents on the server. The site, which loads one language, has its own messages in the catalogue `terms`,
 * under the same codes.
 */
export const FIELD_MESSAGES = readTextsByKey<typeof words>('kernel', 'field-messages')

/** A code with a message: shared by all contracts, or of the domain `ExtraCode`. */
export type FieldCode<ExtraCode extends string = never> = keyof typeof FIELD_MESSAGES | NoInfer<ExtraCode>
