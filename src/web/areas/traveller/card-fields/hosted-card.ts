import type { Ref } from 'react'

/** A card entered in the gateway's hosted field: the site only receives the gateway's id for it. */
export type HostedCard = {
  /**
   * Returns the gateway's id of the card; null if it is rejected and the field shows the reason. Null
   * `holder`: the cardholder is unknown.
   */
  take(holder: Cardholder | null): Promise<string | null>
}

type Cardholder = { first_name: string; last_name: string; email: string }

export type HostedFieldProps = {
  /** Id of the field that errors link to. */
  id: string | undefined
  publicKey: string
  /** True if nothing is paid now: the card only guarantees the booking. */
  guarantee: boolean
  ref: Ref<HostedCard>
}
