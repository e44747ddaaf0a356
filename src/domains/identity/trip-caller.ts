/** The caller of a request to `/trips`: a person in one of their profiles, by bearer token. */
export type TripCaller = {
  personId: string
  profileId: string
  /** The person's session; its tokens are one family. */
  sessionId: string
  /** The company (`customer_id`) of this person. Null for a retail traveller or an owner's person. */
  companyId: string | null
  ownerId: string | null
  supervisorId: string | null
  isSupervisor: boolean
  isAdmin: boolean
}

/** A caller, and the `corp_id` of their company. */
export type KnownCaller = { caller: TripCaller; corpId: string | null }

/** The embedding company's key of a request. Null if none was sent. */
export type EmbeddingKey = {
  id: string
  name: string
  companyId: string | null
  /** Code of the partner who owns the key. Bookings with it are attributed to this partner. */
  partnerCode: string | null
  perMinute: number
}

/** Variables set on a request to `/trips` for its routes. */
export type TripVariables = { caller: TripCaller; embeddingKey: EmbeddingKey | null }

declare module '#kernel/operation.ts' {
  interface Callers {
    /** Anybody, with a valid key or none. */
    embedder: Pick<TripVariables, 'embeddingKey'>
    /** `address`: their network address; `network`: the network that it belongs to. */
    'trip person': TripVariables & { address: string; network: string }
  }
}
