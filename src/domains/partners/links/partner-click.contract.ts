import { z } from 'zod'

const notedField = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** Who led a visitor here, and their own name for the place of the link; as long as trips take them. */
export const PartnerClick = z.object({
  partner_code: notedField(60).min(1),
  sub_id: notedField(120).catch(''),
  /** The row of the click; null: none was kept. */
  click_id: z.uuid().nullable().catch(null),
})
export type PartnerClick = z.infer<typeof PartnerClick>
