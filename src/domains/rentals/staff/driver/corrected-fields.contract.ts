/** What the staff correct of a booking's driver. */
export const CORRECTED_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'flight_number'] as const
export type CorrectedField = (typeof CORRECTED_FIELDS)[number]
