/** A trip to be paid by card that was not paid is cancelled after this long. */
export const UNPAID_MINUTES = 30
