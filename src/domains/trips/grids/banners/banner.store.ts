import { nameLanguage, type Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { BannerGridRow } from './banner.contract.ts'

/** Lists banners that are not hidden. */
export async function listBanners(
  db: Db,
  kind: number | undefined,
  language: Language,
): Promise<BannerGridRow[]> {
  const query = db
    .selectFrom('banners')
    .select(['id as banner_id', 'kind', 'rank', 'drawing', 'link'])
    .select([`title_${nameLanguage(language)} as title`, `text_${nameLanguage(language)} as text`])
    .where('hidden_at', 'is', null)
    .orderBy('kind')
    .orderBy('rank')
    .orderBy('id')
  const rows = await (kind === undefined ? query : query.where('kind', '=', kind)).execute()
  return rows.map(({ drawing, ...row }) => ({ ...row, picture: `/trips/banners/${drawing}.svg` }))
}
