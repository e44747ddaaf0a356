import { queueTripSms } from '#domains/notifications/sms/queue-trip-sms.service.ts'
import { bookerStore } from '#domains/trips/journey/booker.store.ts'
import { readerTrust } from '#domains/trips/journey/notices/notice-reader.store.ts'
import { tripNotices } from '#domains/trips/journey/trip-notices.service.ts'
import { tripReads as reads } from '#domains/trips/journey/trip-read.store.ts'
import type { Language } from '#kernel/locale.ts'
import { derivedKey } from '#platform/crypto.ts'
import { signedTimes } from '#platform/signed-time.ts'
import type { Notifications } from '../notifications.ts'
import type { Shared } from '../share-context.ts'
import type { TextMessages } from '../sms.ts'

export type TripMessages = ReturnType<typeof wireTripMessages>

/** What travellers are told of their trips, and the links in it. */
export function wireTripMessages(
  { clock, config, publicUrl, windowCounts }: Pick<Shared, 'clock' | 'config' | 'publicUrl' | 'windowCounts'>,
  { queueTripNotice }: Pick<Notifications, 'queueTripNotice'>,
  { queueSms }: Pick<TextMessages, 'queueSms'>,
) {
  const links = signedTimes(derivedKey(config.APP_SECRET, 'links to pay trips'))
  const linkTo = (reference: string, language: Language) =>
    `${publicUrl}/${language}/trip-payment/${reference}?token=${links.issue(reference, clock.now())}`
  return {
    linkTo,
    isLinkOf: (reference: string, token: string) => links.read(reference, token) !== null,
    ...tripNotices({
      reads,
      approversOf: bookerStore.approversOf,
      queueTripNotice,
      queueTripSms: queueTripSms({ queueSms, productName: config.PRODUCT_NAME, clock }),
      readerTrust,
      counts: windowCounts,
      linkOf: (to, language) => {
        if (to.leadsTo === 'approval')
          return `${publicUrl}/widget/page?${new URLSearchParams({ corp: to.corpId, trip: to.tripId, language })}`
        return to.leadsTo === 'payment'
          ? linkTo(to.reference, language)
          : `${publicUrl}/${language}/contact?booking=${to.reference}`
      },
      clock,
      scale: config.RATE_LIMIT_SCALE,
    }),
  }
}
