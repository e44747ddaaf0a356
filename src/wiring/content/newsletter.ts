import { hasRows } from '#platform/db/take-rows.store.ts'
import { confirmSubscription } from '#domains/enquiries/newsletter/confirm-subscription.usecase.ts'
import { leaveNewsletter } from '#domains/enquiries/newsletter/leave-newsletter.usecase.ts'
import { listSubscribers } from '#domains/enquiries/newsletter/list-subscribers.usecase.ts'
import { newsletterAskStore } from '#domains/enquiries/newsletter/newsletter-ask.store.ts'
import { newsletterRequestStore } from '#domains/enquiries/newsletter/newsletter-request.store.ts'
import { newsletterRetention } from '#domains/enquiries/newsletter/newsletter-retention.store.ts'
import { newsletterRoutes } from '#domains/enquiries/newsletter/newsletter.routes.ts'
import { newsletterPersonalData } from '#domains/enquiries/newsletter/newsletter-personal-data.store.ts'
import { subscribe } from '#domains/enquiries/newsletter/subscribe.usecase.ts'
import { subscribersRoutes } from '#domains/enquiries/newsletter/subscribers.routes.ts'
import { subscriptionStore } from '#domains/enquiries/newsletter/subscription.store.ts'
import { consentWording } from '#domains/translations/consent.ts'
import type { Language } from '#kernel/locale.ts'
import { derivedKey, derivedToken, newToken, sha256 } from '#platform/crypto.ts'
import type { Notifications } from '../notifications.ts'
import type { Job, Shared } from '../share-context.ts'
import type { Staff } from '../staff.ts'

export function wireNewsletter(
  { db, clock, now, config, publicUrl, rateLimit, windowCounts }: Shared,
  { queueNewsletter: tellSubscriber }: Notifications,
  { staffWrite, requireStaff }: Staff,
) {
  const key = derivedKey(config.APP_SECRET, 'links to leave the newsletter')
  const common = {
    db,
    asks: newsletterAskStore,
    subscriptions: subscriptionStore,
    tellSubscriber,
    leaveSecretOf: (subscriptionId: string) => derivedToken(key, subscriptionId),
    sha256,
    clock,
  }
  const { ask, mailAsked } = subscribe({
    ...common,
    requests: newsletterRequestStore(db),
    counts: windowCounts,
    wordingIn: (language: Language) => consentWording(language, config.PRODUCT_NAME),
    newToken,
  })
  const jobs: Job[] = [
    {
      name: 'mail links to confirm the newsletter',
      everySeconds: 5,
      isDue: hasRows('newsletter_requests'),
      atOnce: true,
      work: mailAsked,
    },
  ]
  return {
    jobs,
    retention: newsletterRetention,
    personalData: [newsletterPersonalData({ db, sha256, now })],
    formsToo: ['/api/newsletter/leave'],
    api: [
      newsletterRoutes({
        askNewsletter: ask,
        confirmSubscription: confirmSubscription(common),
        leaveNewsletter: leaveNewsletter(common),
        rateLimit,
      }),
      subscribersRoutes({
        listSubscribers: listSubscribers({ ...common, staffWrite, publicUrl }),
        publicUrl,
        requireStaff,
        rateLimit,
      }),
    ],
  }
}
