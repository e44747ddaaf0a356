/** Our banner drawings, each a file `<name>.svg`. */
export const BANNER_DRAWINGS = ['airport', 'outstation', 'city'] as const
export type BannerDrawing = (typeof BANNER_DRAWINGS)[number]
