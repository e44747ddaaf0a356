import { z } from 'zod'
import {
  EmailField,
  fieldError,
  FirstNameField,
  IdInPath,
  LangIdField,
  LastNameField,
} from '#kernel/contract.ts'
import { PARTNER_ROLES } from '../partner-role.contract.ts'
import type { PartnerFieldCode } from '../partner-field-messages.ts'

/** An invitation to work for a partner. */
export const InvitePersonBody = z.strictObject({
  email: EmailField,
  first_name: FirstNameField,
  last_name: LastNameField,
  role: z.enum(PARTNER_ROLES, fieldError<PartnerFieldCode>('partner_role_required')),
  lang_id: LangIdField.optional().meta({ description: 'Of the mail, too' }),
})

export const RemovePersonBody = z.strictObject({ lang_id: LangIdField.optional() })

/** One of a partner's people, as shown to the owners: by the invited address, without a name. */
const PartnerPersonContract = z
  .object({
    person_id: z.uuid(),
    email: z.string(),
    role: z.enum(PARTNER_ROLES),
    since: z.iso.datetime(),
    you: z.boolean(),
  })
  .meta({ id: 'PartnerPerson' })
export type PartnerPerson = z.infer<typeof PartnerPersonContract>

export const PartnerPeopleReply = z.object({ items: z.array(PartnerPersonContract) })
export const PartnerPersonParams = z.object({ id: IdInPath })
