export const CLASS_FITS = ['booked', 'better', 'other'] as const

/** Returns true if a vehicle is of the type that was booked, of a better one (an upgrade), or of another that nobody paid for. */
export type ClassFit = (typeof CLASS_FITS)[number]
