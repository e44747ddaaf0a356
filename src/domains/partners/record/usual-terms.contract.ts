/** Default holding days of a commission, prefilled in the staff's form. */
export const USUAL_HOLDING_DAYS = 30
