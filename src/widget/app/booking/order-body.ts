import type { CreateTripBody } from '#domains/trips/journey/create-trip.contract.ts'
import type { PayBy, Traveller } from '#domains/trips/journey/trip.contract.ts'
import type { Given } from '../channel/channel.ts'
import type { Chosen } from '../offer/chosen.ts'

/** What the traveller has typed and chosen, read. */
export type ReadOrder = {
  traveller: Traveller
  payBy: PayBy
  costCentre: string
  notes: string
  /** Whom somebody else books for; empty: themselves. */
  profileId: string
}

/** Most characters of what the page gives (`create-trip.contract.ts`). */
const MOST = { partnerCode: 60, subId: 120 }

type Order = Omit<CreateTripBody, 'metadata'> & Partial<Pick<CreateTripBody, 'metadata'>>

/** The body that books an option; `given` is what the page notes beside it, null where the server has refused that. */
export function orderBody(chosen: Chosen, order: ReadOrder, given: Given | null): Order {
  const { quote_id, fare } = chosen.option
  const { traveller, payBy, costCentre, notes, profileId } = order
  return {
    quote_id,
    traveller,
    pay_by: payBy,
    ...(profileId !== '' && { profile_id: profileId }),
    ...(costCentre.trim() !== '' && { cost_centre: costCentre.trim() }),
    ...(notes.trim() !== '' && { notes: notes.trim() }),
    ...(given?.partnerCode && { partner_code: given.partnerCode.slice(0, MOST.partnerCode) }),
    ...(given?.subId && { sub_id: given.subId.slice(0, MOST.subId) }),
    ...(given && Object.keys(given.metadata).length > 0 && { metadata: given.metadata }),
    accept_total: fare.total,
  }
}
