import { contrast, hexOf, mix, readHex, untilContrast, WHITE, type Rgb } from '#kernel/colour.ts'
import { WIDGET_DEFAULTS } from './widget-config.contract.ts'

/** Text on the primary colour where it is light. */
const DARK_TEXT: Rgb = [17, 24, 39]
const BLACK: Rgb = [0, 0, 0]
/** The paper of the dark scheme (`tokens.css`). */
const DARK_PAPER: Rgb = [22, 40, 46]
/** Contrast of text (WCAG 1.4.3). */
const TEXT = 4.5

/** The variables of `tokens.css` that come of a widget's primary colour, in both colour schemes; text on it has 4.5:1. */
export function themeOf(primaryColor: string): { light: Theme; dark: Theme } {
  const primary = readHex(primaryColor) ?? readHex(WIDGET_DEFAULTS.primaryColor) ?? BLACK
  const common = {
    '--coral': hexOf(primary),
    '--on-coral': hexOf(textOn(primary)),
    '--coral-hover': hexOf(mix(primary, textOn(primary) === WHITE ? BLACK : WHITE, 0.12)),
  }
  // Text in the colour also stands on the wash, which is nearer to it than the paper is.
  const lightWash = mix(primary, WHITE, 0.88)
  const darkWash = mix(primary, DARK_PAPER, 0.82)
  return {
    light: {
      ...common,
      '--coral-deep': hexOf(untilContrast(primary, BLACK, lightWash, TEXT)),
      '--coral-wash': hexOf(lightWash),
    },
    dark: {
      ...common,
      '--coral-deep': hexOf(untilContrast(primary, WHITE, darkWash, TEXT)),
      '--coral-wash': hexOf(darkWash),
    },
  }
}

type Theme = Record<string, string>

function textOn(primary: Rgb): Rgb {
  return [DARK_TEXT, WHITE].find((text) => contrast(text, primary) >= TEXT) ?? BLACK
}
