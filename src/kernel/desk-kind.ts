/**
 * Where a driver finds a supplier: a desk of one of four kinds, or its staff waiting at arrivals with the papers and
 * the car.
 */
export const DESK_KINDS = ['in_terminal', 'shuttle', 'downtown', 'railway', 'meet_and_greet'] as const
export type DeskKind = (typeof DESK_KINDS)[number]
