import { z } from 'zod'
import { fieldError, LangIdField } from '#kernel/contract.ts'
import { DomainField } from '#domains/companies/keys/staff-key.contract.ts'

export const WidgetDomainsBody = z.strictObject({
  domains: z.array(DomainField).max(50, fieldError('too_many_filter_values')),
  lang_id: LangIdField.optional(),
})

export const WidgetDomainsReply = z.object({
  widget_key: z.string(),
  widget_domains: z.array(z.string()),
})
