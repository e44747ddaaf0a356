/** A token lives 30 days from its last sign-in. */
export const TOKEN_DAYS = 30

/** Who makes a request. `tokenHash` names the token for grants to single bookings. */
export type Traveller = { userId: string; role: string; tokenHash: Buffer }
