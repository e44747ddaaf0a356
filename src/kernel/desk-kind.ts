/**
 * Kinds of supplier desks: four kinds of counters, or staff who meet the driver at arrivals with the papers
 * and the car.
 */
export const DESK_KINDS = ['in_terminal', 'shuttle', 'downtown', 'railway', 'meet_and_greet'] as const
export type DeskKind = (typeof DESK_KINDS)[number]
