import type { Defaulted, NullableInstant, Optional } from '#platform/db/columns.ts'
import type { BannerDrawing } from './banner-drawing.contract.ts'

export type BannerTables = {
  banners: {
    id: string
    version: Defaulted<number>
    /** Defaults to the home of the widget. */
    kind: Defaulted<number>
    title_en: string
    title_ar: string
    text_en: string
    text_ar: string
    drawing: BannerDrawing
    link: Optional<string>
    rank: number
    hidden_at: NullableInstant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends BannerTables {}
}
