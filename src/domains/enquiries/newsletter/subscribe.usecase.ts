import { consentWording } from '#domains/translations/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { langIdOf, languageOf } from '#kernel/locale.ts'
import { networkOf } from '#kernel/network.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { isThrowAway } from '../throw-away-address.ts'
import { queueNewsletterMail } from '../mails/enquiry-mails.service.ts'
import { confirmPage, unsubscribeLinks } from './unsubscribe-link.ts'
import { insertConfirmation } from './newsletter-confirmation.store.ts'
import type * as operations from './newsletter-operations.contract.ts'
import { insertRequest, takeRequests } from './newsletter-request.store.ts'
import { addressHashOf, findSubscription, lockSubscription, remindSubscriber } from './subscription.store.ts'
import {
  CONFIRM_WITHIN_MS,
  confirmationMailLimits,
  mailAfterRequest,
  type NewsletterRequest,
} from './subscription.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Returns the secret of the link by which a subscription is left. */
    unsubscribeSecretOf: (subscriptionId: string) => string
  }
}

/**
 * Requests the newsletter, with double opt-in. Only stores the address, so that neither the reply nor its
 * time reveals if it is subscribed; `mailRequests` looks it up and sends the mail. Requests by bots and for
 * throw-away mailboxes are dropped.
 */
export async function subscribe(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { body, language, address }: Call<typeof operations.subscribe>,
) {
  const { email, lang_id: langId = langIdOf(language), page = null, fax } = body
  if (!fax && !isThrowAway(email)) {
    const network = networkOf(address)
    await insertRequest(db, { email: emailKey(email), langId, page, network, askedAt: clock.now() })
  }
  return { accepted: true as const }
}

type MailingApp = Pick<
  App,
  'db' | 'clock' | 'windowCounts' | 'productName' | 'publicUrl' | 'mailSender' | 'unsubscribeSecretOf'
>

/** Sends the confirmation mails of newsletter requests; returns their number. */
export function mailRequests(app: MailingApp): Promise<number> {
  return takeRequests(app.db, (tx, request) => mailRequest(app, tx, request))
}

async function mailRequest(app: MailingApp, tx: Db, request: NewsletterRequest): Promise<void> {
  const { email: recipient, langId } = request
  const now = () => app.clock.now()
  const addressHash = addressHashOf(recipient)
  await lockSubscription(tx, addressHash)
  const subscription = await findSubscription(tx, addressHash)
  const mail = mailAfterRequest({ subscription, now: now() })
  if (
    mail === 'confirm' &&
    (await app.windowCounts.takeIn(tx, confirmationMailLimits(recipient), now())) === 0
  )
    await requestConfirmation(app, tx, request, addressHash)
  if (mail !== 'already' || !subscription) return
  await remindSubscriber(tx, subscription.id, now())
  const links = unsubscribeLinks(app.unsubscribeSecretOf(subscription.id))
  const notification = { kind: 'already', at: subscription.confirmedAt, ...links } as const
  await queueNewsletterMail(app, tx, notification, { recipient, langId })
}

async function requestConfirmation(
  app: MailingApp,
  tx: Db,
  request: NewsletterRequest,
  addressHash: Buffer,
): Promise<void> {
  const { email: recipient, langId } = request
  const at = app.clock.now()
  const secret = await insertConfirmation(tx, {
    ...request,
    addressHash,
    wording: consentWording(languageOf(langId), app.productName),
    at,
    expiresAt: at.add({ milliseconds: CONFIRM_WITHIN_MS }),
  })
  const notification = { kind: 'confirm', at: request.askedAt, page: confirmPage(secret) } as const
  await queueNewsletterMail(app, tx, notification, { recipient, langId })
}
