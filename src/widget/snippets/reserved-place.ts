import { WIDGET_HEIGHT } from '#domains/widget/widget-config.contract.ts'

type Placed = { mode: string; asWebPage: boolean; marginTop: string }

/** Attributes of a blank `<svg>`. */
export type Blank = Readonly<
  Record<'width' | 'display', string> & Partial<Record<'height' | 'viewBox', string>>
>

const ACROSS = { width: '100%', display: 'block' }

/**
 * Returns blank images in a widget's element that reserve its place until the script loads, so that nothing
 * on the page shifts: the space above it and the widget itself. Their sizes are attributes, which a strict
 * `style-src` allows. A margin in percent is of the width, as in CSS; a margin in other units than these is
 * not reserved.
 */
export function reservedPlace({ mode, asWebPage, marginTop }: Placed): Blank[] {
  if (mode !== 'inline' || asWebPage) return []
  const [length, number = '', unit] = /^([\d.]+)(px|rem|v[wh]|%)?$/.exec(marginTop) ?? []
  const sizes: Pick<Blank, 'height' | 'viewBox'>[] = [{ height: String(WIDGET_HEIGHT) }]
  if (length && Number(number) > 0)
    sizes.unshift(unit === '%' ? { viewBox: `0 0 100 ${number}` } : { height: length })
  return sizes.map((size) => ({ ...ACROSS, ...size }))
}
