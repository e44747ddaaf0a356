import type { CreateTripBody } from '#domains/trips/journey/create-trip.contract.ts'
import type { PayBy, Traveller } from '#domains/trips/journey/trip.contract.ts'
import type { HostContext } from '../channel/channel.ts'
import type { Chosen } from '../offer/chosen.ts'

/** Parsed booking form. */
export type ReadOrder = {
  traveller: Traveller
  payBy: PayBy
  costCentre: string
  notes: string
  /** Profile of the traveller that the user books for; empty: their own. */
  profileId: string
}

/** Max length of the host page's values (`create-trip.contract.ts`). */
const MAX_LENGTH = { partnerCode: 60, subId: 120 }

type Order = Omit<CreateTripBody, 'metadata'> & Partial<Pick<CreateTripBody, 'metadata'>>

/** Builds the request that books an option; `host` is null after the server rejected its values. */
export function orderBody(chosen: Chosen, order: ReadOrder, host: HostContext | null): Order {
  const { quote_id, fare } = chosen.option
  const { traveller, payBy, costCentre, notes, profileId } = order
  return {
    quote_id,
    traveller,
    pay_by: payBy,
    ...(profileId !== '' && { profile_id: profileId }),
    ...(costCentre.trim() !== '' && { cost_centre: costCentre.trim() }),
    ...(notes.trim() !== '' && { notes: notes.trim() }),
    ...(host?.partnerCode && { partner_code: host.partnerCode.slice(0, MAX_LENGTH.partnerCode) }),
    ...(host?.subId && { sub_id: host.subId.slice(0, MAX_LENGTH.subId) }),
    ...(host && Object.keys(host.metadata).length > 0 && { metadata: host.metadata }),
    accept_total: fare.total,
  }
}
