/** Most stops between the ends of an outstation trip. */
export const MOST_STOPS = 5

/** Trips are quoted so many days ahead, and are over within so many of their start. */
export const MOST_DAYS_AHEAD = 365
export const MOST_DAYS = 30

/** Most seats of a shuttle that are booked at once. */
export const MOST_SEATS = 50
