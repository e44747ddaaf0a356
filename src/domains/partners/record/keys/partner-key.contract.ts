import { z } from 'zod'
import { IdInPath, LangIdField, orNull, textField } from '#kernel/contract.ts'
import type { PartnerFieldCode } from '../partner-field-messages.ts'

const PartnerKeyContract = z
  .object({
    key_id: z.uuid(),
    name: z.string(),
    ending: z.string().meta({ description: 'The last letters of the key', example: 'x7Qp' }),
    created_at: z.iso.datetime(),
    last_used_at: orNull(z.iso.datetime()).meta({ description: 'To the minute; null: never' }),
    revoked_at: orNull(z.iso.datetime()),
  })
  .meta({ id: 'PartnerKey' })
export type ShownPartnerKey = z.infer<typeof PartnerKeyContract>

export const PartnerKeysReply = z.object({
  items: z
    .array(PartnerKeyContract)
    .meta({ description: 'Those in use first; revoked ones are listed for 90 days' }),
})

export const MakeKeyBody = z.strictObject({
  name: textField<PartnerFieldCode>('partner_key_name_required', 60).meta({
    description: 'Where it is used',
    example: 'Warehouse',
  }),
  lang_id: LangIdField.optional(),
})
export const MadeKeyReply = PartnerKeysReply.extend({
  secret: z.string().meta({
    description: 'The key itself, sent as `Authorization: Bearer …`; it is told this once',
    example: 'partner_…',
  }),
})

export const PartnerKeyParams = z.object({ id: IdInPath })
export const RevokeKeyBody = z.strictObject({ lang_id: LangIdField.optional() })
