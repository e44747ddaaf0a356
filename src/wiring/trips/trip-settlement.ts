import { queueTripSms } from '#domains/notifications/sms/queue-trip-sms.service.ts'
import { countOtp } from '#domains/trips/people/otp/otp-count.store.ts'
import { bookerStore } from '#domains/trips/journey/booker.store.ts'
import { cancelForUs } from '#domains/trips/journey/cancellation/cancel-for-us.service.ts'
import { endUnusedTrip } from '#domains/trips/journey/cancellation/end-unused-trip.service.ts'
import { readerTrust } from '#domains/trips/journey/notices/notice-reader.store.ts'
import { tripNotices } from '#domains/trips/journey/trip-notices.service.ts'
import { seatsAndMoney } from '#domains/trips/journey/seats-and-money.service.ts'
import { tripReads as reads } from '#domains/trips/journey/trip-read.store.ts'
import { tripStore as trips } from '#domains/trips/journey/trip.store.ts'
import { giveSeatsBack, takeSeats } from '#domains/trips/shuttles/seat.store.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Shared } from '../share-context.ts'
import type { TextMessages } from '../sms.ts'
import type { Notifications } from '../notifications.ts'
import type { TripCards } from './trip-cards.ts'
import type { Wallets } from './wallets.ts'

export type TripSettlement = ReturnType<typeof wireTripSettlement>

/** What trips take and give back, and what travellers are told of it, for all that books or ends trips. */
export function wireTripSettlement(
  { clock, config }: Pick<Shared, 'clock' | 'config'>,
  { queueTripNotice }: Pick<Notifications, 'queueTripNotice'>,
  { queueSms }: Pick<TextMessages, 'queueSms'>,
  { chargeWallet, creditWallet }: Pick<Wallets, 'chargeWallet' | 'creditWallet'>,
  { refundCard }: Pick<TripCards, 'refundCard'>,
) {
  const notices = tripNotices({
    reads,
    approversOf: bookerStore.approversOf,
    queueTripNotice,
    queueTripSms: queueTripSms({ queueSms, productName: config.PRODUCT_NAME, clock }),
    readerTrust,
    count: (tx, { name, limit }) =>
      countOtp(tx, { key: sha256(`trip ${name}`), limit, now: new Date(clock.now().epochMilliseconds) }),
    scale: config.RATE_LIMIT_SCALE,
  })
  const seats = seatsAndMoney({ takeSeats, giveSeatsBack, chargeWallet, creditWallet, refundCard })
  const endUnused = endUnusedTrip({ trips, seatsAndMoney: seats, tellTraveller: notices.tellTraveller })
  return {
    ...notices,
    seatsAndMoney: seats,
    endUnusedTrip: endUnused,
    cancelForUs: cancelForUs({ trips, endUnusedTrip: endUnused }),
  }
}
