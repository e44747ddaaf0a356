import { httpSms } from '#connectors/sms/http-sms.ts'
import { sendDueSms } from '#domains/notifications/sms/send-sms.usecase.ts'
import { smsRetention } from '#domains/notifications/sms/sms-retention.store.ts'
import { queueSms, smsStore } from '#domains/notifications/sms/sms.store.ts'
import { smsboxRoutes } from '#domains/notifications/sms/smsbox.routes.ts'
import type { Job, Shared } from './share-context.ts'

export type TextMessages = ReturnType<typeof wireSms>

export function wireSms({ db, clock, config, log }: Shared) {
  const messages = smsStore(db)
  const { SMS_URL: url, SMS_METHOD: method, SMS_HEADERS: headers, SMS_BODY: body } = config
  const sendSms = url === undefined ? null : httpSms({ url, method, headers, body })
  const isOn = sendSms !== null || !config.production
  if (!isOn) log.warn('SMS_URL is not set: nobody can sign in to trips by a code in a text message')
  const jobs: Job[] = [
    {
      name: 'send text messages',
      everySeconds: 1,
      isDue: messages.hasDue,
      atOnce: true,
      work: sendDueSms({ messages, sendSms, clock }),
    },
  ]
  return {
    /** Null in production without a gateway: text messages are off. */
    queueSms: isOn ? queueSms : null,
    retention: smsRetention,
    root: config.production ? [] : [smsboxRoutes({ listSms: () => messages.list(100) })],
    jobs,
  }
}
