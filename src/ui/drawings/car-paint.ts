/** The paints of the drawn cars; each has its tones in drawings.css. */
export const CAR_PAINTS = ['petrol', 'coral', 'dune', 'sea', 'pearl', 'silver', 'graphite', 'night'] as const
export type CarPaint = (typeof CAR_PAINTS)[number]

/** Paints in the fleet of one supplier. */
const IN_A_FLEET = 4

/** Step that visits all paints: it shares no factor with their number. */
const STEP = 3

/** Returns the paint of a model in a supplier's fleet: the same on every page and at every visit. */
export function paintOf(model: string, supplier: string): CarPaint {
  const ofFleet = hashOf(model.trim().toLowerCase()) % IN_A_FLEET
  const paint = hashOf(supplier) + ofFleet * STEP
  return CAR_PAINTS[paint % CAR_PAINTS.length] ?? 'petrol'
}

/** Returns FNV-1a with its upper half folded into the lower. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 16) ^ hash) & 0xffff
}
