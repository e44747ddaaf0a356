/** The paints of the drawn cars; each has its two tones in drawings.css. */
export const CAR_PAINTS = ['petrol', 'coral', 'dune', 'sea', 'pearl'] as const
export type CarPaint = (typeof CAR_PAINTS)[number]

/** The paint of a model: the same on every page and at every visit (FNV-1a over its name). */
export function paintOf(model: string): CarPaint {
  let hash = 0x811c9dc5
  for (const letter of model.trim().toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return CAR_PAINTS[(hash >>> 0) % CAR_PAINTS.length] ?? 'petrol'
}
