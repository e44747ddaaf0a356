import { z } from 'zod'
import {
  fieldError,
  LangIdField,
  MoneyContract,
  orNull,
  PageSizeField,
  queryNumber,
} from '#kernel/contract.ts'
import { EARNING_REASONS, EARNING_STATES, SOLD_KINDS } from '../../record/earning.contract.ts'

export const PartnerChangesQuery = z.object({
  after: z
    .uuid(fieldError('after_invalid'))
    .optional()
    .meta({ description: '`cursor` of the reply before; without it, from the first change' }),
  page_size: queryNumber(PageSizeField).default(100),
  lang_id: queryNumber(LangIdField).optional(),
})

const PartnerChangeContract = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    booking: z.object({
      kind: z.enum(SOLD_KINDS),
      reference: z.string(),
      sub_id: z.string(),
      state: z.enum(EARNING_STATES),
      reason: orNull(z.enum(EARNING_REASONS)),
      commission: MoneyContract.meta({ description: 'As it was from then on' }),
      change: MoneyContract.meta({ description: 'What it was changed by' }),
    }),
  })
  .meta({ id: 'PartnerChange' })
export type PartnerChange = z.infer<typeof PartnerChangeContract>

export const PartnerChangesReply = z.object({
  items: z.array(PartnerChangeContract).meta({ description: 'The oldest first' }),
  cursor: orNull(z.uuid()).meta({
    description: 'To be kept, and sent as `after` the next time; null: nothing has changed yet',
  }),
  more: z.boolean().meta({ description: 'Whether there are more already' }),
})
