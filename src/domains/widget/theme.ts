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
  const common = { '--coral': hexOf(primary), '--on-coral': hexOf(textOn(primary)) }
  return {
    light: {
      ...common,
      '--coral-hover': hexOf(mix(primary, textOn(primary) === WHITE ? BLACK : WHITE, 0.12)),
      '--coral-deep': hexOf(untilContrast(primary, BLACK, WHITE, TEXT)),
      '--coral-wash': hexOf(mix(primary, WHITE, 0.88)),
    },
    dark: {
      ...common,
      '--coral-hover': hexOf(mix(primary, textOn(primary) === WHITE ? BLACK : WHITE, 0.12)),
      '--coral-deep': hexOf(untilContrast(primary, WHITE, DARK_PAPER, TEXT)),
      '--coral-wash': hexOf(mix(primary, DARK_PAPER, 0.82)),
    },
  }
}

type Theme = Record<string, string>

function textOn(primary: Rgb): Rgb {
  return [DARK_TEXT, WHITE].find((text) => contrast(text, primary) >= TEXT) ?? BLACK
}
