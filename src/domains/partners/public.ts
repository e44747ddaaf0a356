export type { PartnerNotification, NotifyPartner } from './statements/partner-notification.ts'
