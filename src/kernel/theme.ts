import { contrast, hexOf, mix, untilContrast, WHITE, type Rgb } from './colour.ts'

/** Colour of text on a light primary colour. */
const DARK_TEXT: Rgb = [17, 24, 39]
const BLACK: Rgb = [0, 0, 0]
/** Background of the dark scheme (`tokens.css`). */
const DARK_PAPER: Rgb = [22, 40, 46]
/** Min contrast of text (WCAG 1.4.3). */
const TEXT = 4.5

/**
 * Returns the variables of `tokens.css` derived from a widget's primary colour, for both colour schemes; text on it has
 * a contrast of 4.5:1.
 */
export function themeOf(primary: Rgb): Record<string, string> {
  const lightDark = (light: Rgb, dark: Rgb) => `light-dark(${hexOf(light)},${hexOf(dark)})`
  // Text in the primary colour also appears on the wash, which is closer to it than the background is.
  const lightWash = mix(primary, WHITE, 0.88)
  const darkWash = mix(primary, DARK_PAPER, 0.82)
  return {
    '--coral': hexOf(primary),
    '--on-coral': hexOf(textOn(primary)),
    '--coral-hover': hexOf(mix(primary, textOn(primary) === WHITE ? BLACK : WHITE, 0.12)),
    '--coral-deep': lightDark(
      untilContrast(primary, BLACK, lightWash, TEXT),
      untilContrast(primary, WHITE, darkWash, TEXT),
    ),
    '--coral-wash': lightDark(lightWash, darkWash),
  }
}

function textOn(primary: Rgb): Rgb {
  return [DARK_TEXT, WHITE].find((text) => contrast(text, primary) >= TEXT) ?? BLACK
}
