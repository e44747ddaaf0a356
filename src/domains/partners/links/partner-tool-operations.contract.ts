import { operation } from '#kernel/operation.ts'
import { MasterSettingQuery, MasterSettingReply } from '../record/partner.contract.ts'
import { z } from 'zod'
import { fieldError, LangIdField } from '#kernel/contract.ts'
import { DomainField } from '#domains/companies/keys/staff-key.contract.ts'

const WidgetDomainsBody = z.strictObject({
  domains: z.array(DomainField).max(50, fieldError('too_many_filter_values')),
  lang_id: LangIdField.optional(),
})

const WidgetDomainsReply = z.object({
  widget_key: z.string(),
  widget_domains: z.array(z.string()),
})

export const readMasterSetting = operation({
  method: 'get',
  path: '/user/master-setting',
  summary: 'A partner’s commission, links and widget key',
  access: 'partner',
  query: MasterSettingQuery,
  reply: [MasterSettingReply, 'What the partner works with'],
  tags: ['MASTER_SETTING'],
})

export const stateDomains = operation({
  method: 'post',
  path: '/user/widget-domains',
  summary: 'State the domains of the pages with a partner’s widget',
  access: 'partner owner',
  limit: { name: 'widget-domains', perMinute: 20 },
  body: WidgetDomainsBody,
  example: { domains: ['blog.example', '*.blog.example'], lang_id: 1 },
  reply: [WidgetDomainsReply, 'The key with its domains'],
  tags: ['MASTER_SETTING'],
  invalidatesOnSuccessOnly: true,
})
