import { chargeWallet, creditWallet } from '#domains/companies/wallets/pay-by-wallet.usecase.ts'
import { cancelForUs } from '#domains/trips/journey/cancellation/cancel-for-us.service.ts'
import { endUnusedTrip } from '#domains/trips/journey/cancellation/end-unused-trip.service.ts'
import { seatsAndMoney } from '#domains/trips/journey/seats-and-money.service.ts'
import { tripStore as trips } from '#domains/trips/journey/trip.store.ts'
import { returnSeats, takeSeats } from '#domains/shuttles/seat.store.ts'
import type { TripMessages } from './trip-messages.ts'
import type { TripCards } from './trip-cards.ts'

export type TripSettlement = ReturnType<typeof wireTripSettlement>

/** What trips take and give back, and what travellers are told of it, for all that books or ends trips. */
export function wireTripSettlement(
  notices: Pick<TripMessages, 'tellTraveller' | 'askApprovers'>,
  { refundCard }: Pick<TripCards, 'refundCard'>,
) {
  const seats = seatsAndMoney({ takeSeats, returnSeats, chargeWallet, creditWallet, refundCard })
  const endUnused = endUnusedTrip({ trips, seatsAndMoney: seats, tellTraveller: notices.tellTraveller })
  return {
    tellTraveller: notices.tellTraveller,
    askApprovers: notices.askApprovers,
    seatsAndMoney: seats,
    endUnusedTrip: endUnused,
    cancelForUs: cancelForUs({ trips, endUnusedTrip: endUnused }),
  }
}
