import { z } from 'zod'
import { LangIdField } from '#kernel/contract.ts'

const SubIdField = z
  .string()
  .trim()
  .max(120)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** What a partner's link says: who they are, and their own name for the place of the link; as long as trips take them. */
export const ClickInput = z.object({
  /** In either case, as people type it, and as it ends a sentence. */
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

/** The last click, as the visitor's browser keeps it. */
export const PartnerClick = ClickInput.extend({
  /** The stored click. Null if it was not stored. */
  click_id: z.uuid().nullable().catch(null),
  /** In milliseconds since 1970; null: a release before noted none. */
  at: z.int().min(0).nullable().catch(null),
})
export type PartnerClick = z.infer<typeof PartnerClick>

/** How a visitor came. */
export type ClickVia = 'link' | 'widget'

/** `yes` and `no` are the visitor's; `not_asked`: where the law does not ask for their consent. */
export const CONSENT_ANSWERS = ['yes', 'no', 'not_asked'] as const

export const ClickConsentBody = z.strictObject({
  answer: z.enum(CONSENT_ANSWERS),
  lang_id: LangIdField.optional(),
})
export type ClickConsent = z.infer<typeof ClickConsentBody>['answer']
