import { operation } from '#kernel/operation.ts'
import { MasterSettingQuery, MasterSettingReply } from '../record/partner.contract.ts'
import { WidgetDomainsBody, WidgetDomainsReply } from './widget-domains.contract.ts'

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
  keepIfRejected: true,
})
