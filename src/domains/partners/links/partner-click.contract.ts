import { z } from 'zod'
import { LangIdField } from '#kernel/contract.ts'

const SubIdField = z
  .string()
  .trim()
  .max(120)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/**
 * Parameters of a partner's link: the partner's code, and their own name for the link's placement, as long as
 * for trips.
 */
export const ClickInput = z.object({
  /** In upper or lower case, and with trailing punctuation, as people enter it. */
  partner_code: z
    .string()
    .overwrite((entered) =>
      entered
        .trim()
        .replace(/[^a-z\d]+$/i, '')
        .toUpperCase(),
    )
    .regex(/^[A-Z\d]{4,20}$/),
  sub_id: SubIdField.catch(''),
})

/** The last click, as stored in the visitor's browser. */
export const PartnerClick = ClickInput.extend({
  /** The stored click. Null if it was not stored. */
  click_id: z.uuid().nullable().catch(null),
  /** In milliseconds since 1970; null if stored by an older release. */
  at: z.int().min(0).nullable().catch(null),
})
export type PartnerClick = z.infer<typeof PartnerClick>

/** Source of a visit. */
export type ClickVia = 'link' | 'widget'

/** Answers of the consent card; `not_asked` if the law requires no consent. */
export const CONSENT_ANSWERS = ['yes', 'no', 'not_asked'] as const

export const ClickConsentBody = z.strictObject({
  answer: z.enum(CONSENT_ANSWERS),
  lang_id: LangIdField.optional(),
})
export type ClickConsent = z.infer<typeof ClickConsentBody>['answer']
