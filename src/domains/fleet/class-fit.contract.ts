export const CLASS_FITS = ['booked', 'better', 'other'] as const

/** Fit of a vehicle: the booked type, a better one (an upgrade), or any other. */
export type ClassFit = (typeof CLASS_FITS)[number]
