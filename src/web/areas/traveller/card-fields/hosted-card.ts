import type { Ref } from 'react'

/** A card that is typed into a field of the gateway's own: the site hears what the gateway calls it, and no more. */
export type HostedCard = {
  /** What the gateway calls the card; null when it cannot be taken, and the field says why. */
  take(holder: Cardholder): Promise<string | null>
}

type Cardholder = { first_name: string; last_name: string; email: string }

export type HostedFieldProps = {
  publicKey: string
  /** Nothing is paid now: the card only stands for the booking. */
  guarantee: boolean
  ref: Ref<HostedCard>
}
