import type { ComposedMail, MailSetting } from '#domains/outgoing/public.ts'
import { alertMail, type AlertNotification } from './alert-mail.ts'
import { cheaperCarMail, type CheaperCarNotification } from './cheaper-car-mail.ts'
import { rebookingEndedMail, type RebookingEnded } from './rebooking-ended-mail.ts'

/** A mail about a watched price. */
export type PriceNotification = CheaperCarNotification | AlertNotification | RebookingEnded

/** Composes a mail about a watched price. */
export function priceMail(notification: PriceNotification, setting: MailSetting): ComposedMail {
  switch (notification.kind) {
    case 'cheaper_car':
      return cheaperCarMail(notification, setting)
    case 'alert_confirm':
    case 'alert_on':
    case 'alert_low':
      return alertMail(notification, setting)
    case 'rebooking_ended':
      return rebookingEndedMail(notification, setting)
  }
}
