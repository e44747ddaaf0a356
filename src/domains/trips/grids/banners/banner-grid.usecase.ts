import type { z } from 'zod'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { byNumber, pageOf } from '../grid-page.ts'
import type { BannerGridQuery } from './banner.contract.ts'
import { listBanners } from './banner.store.ts'

/** Returns a page of the grid of banners. */
export async function bannerGrid(
  { db }: Pick<App, 'db'>,
  query: z.infer<typeof BannerGridQuery>,
  { language }: { language: Language },
) {
  return pageOf(await listBanners(db, query.kind, language), query, { rank: byNumber(({ rank }) => rank) })
}
