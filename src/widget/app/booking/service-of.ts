/** Names of the booking categories (specification §3) among our words. */
const SERVICES: Readonly<Record<number, string>> = {
  2: 'rental',
  5: 'self_drive',
  7: 'airport_pick_up',
  8: 'airport_drop',
  10: 'one_way',
  11: 'round_trip',
  20: 'shuttle',
}

export function serviceOf(category: number): string {
  return SERVICES[category] ?? 'rental'
}
