/** Maximum stops between the ends of an outstation trip. */
export const MAX_STOPS = 5

/** Maximum days ahead that trips are quoted, and maximum length in days. */
export const MAX_DAYS_AHEAD = 365
export const MAX_DAYS = 30

/** Maximum shuttle seats per booking. */
export const MAX_SEATS = 50
