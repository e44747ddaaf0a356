export type { PartnerNews, TellPartner } from './statements/partner-news.ts'
