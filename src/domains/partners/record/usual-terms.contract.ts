/** Days for which a commission is held unless others are agreed: the staff's form begins with them. */
export const USUAL_HOLDING_DAYS = 30
