/** Most stops between the ends of an outstation trip. */
export const MAX_STOPS = 5

/** Trips are quoted so many days ahead, and are over within so many of their start. */
export const MAX_DAYS_AHEAD = 365
export const MAX_DAYS = 30

/** Most seats of a shuttle that are booked at once. */
export const MAX_SEATS = 50
