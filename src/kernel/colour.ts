/** A colour in the sRGB space, each part 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const WHITE: Rgb = [255, 255, 255]

/** Parses `#rgb` and `#rrggbb`; null for anything else. */
export function readHex(text: string): Rgb | null {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[0].slice(1)
  if (digits === undefined) return null
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16)) as unknown as Rgb
}

export function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Returns the relative luminance of WCAG 2.2, 0 (black) to 1 (white). */
export function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of WCAG 2.2: 1 (identical) to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes two colours; `share` is the part of the second, 0 to 1. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as unknown as Rgb
}

/** Moves a colour towards another in steps of a twentieth until it has this contrast on a background. */
export function untilContrast(colour: Rgb, towards: Rgb, on: Rgb, ratio: number): Rgb {
  for (let step = 0; step <= 20; step++) {
    const moved = mix(colour, towards, step / 20)
    if (contrast(moved, on) >= ratio) return moved
  }
  return towards
}
