export { composed, mailSetting, type MailSetting } from './mails/compose-mail.ts'
export { greeting } from './mails/greeting.ts'
export { dialled, isolated, phoneText, unsubscribeHeaders } from './mails/mail-format.ts'
export type { Block, Fact } from './mails/mail-layout.ts'
export { MAX_COUNTED, type MailState, type MailTopic } from './mails/mail.contract.ts'
export { mailOf, mailStore, queueMail, sendNow } from './mails/mail.store.ts'
export {
  backOff,
  CLAIM,
  isWorthResending,
  mailState,
  MAX_ATTEMPTS,
  NOT_RESENT,
  type ComposedMail,
  type FileOf,
  type Mail,
  type MailAbout,
  type MailAttachment,
  type MailboxEntry,
  type MailOrigin,
  type MailReader,
  type QueuedMail,
  type SampleMail,
  type SendMail,
} from './mails/mail.ts'
export { queueComposedMail, type MailApp } from './mails/queue-composed-mail.service.ts'
export { outgoingQueue, type OutgoingQueue } from './outgoing-queue.store.ts'
export { sendOutgoing, type SendOutgoing } from './send-outgoing.service.ts'
export { queueSms, smsStore } from './sms/sms.store.ts'
export { SMS_CLAIM, smsBackOff, type SendSms, type SmsboxEntry } from './sms/sms.ts'
