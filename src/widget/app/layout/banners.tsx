import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { z } from 'zod'
import type { BannerGridReply, BannerGridRow } from '#domains/trips/grids/banners/banner.contract.ts'
import { useCall } from '../use-call.ts'

/** Query of all banners of the widget's home (`WIDGET_HOME`). */
const GRID = '/api/banner/grid?kind=2&rows=-1'

/** Banners of other products below the tabs' forms; none if they fail to load. */
export function Banners() {
  const { t } = useTranslation()
  const { data } = useCall<z.infer<typeof BannerGridReply>>(GRID, { lasts: true })
  if (!data || data.rows.length === 0) return null
  return (
    <section aria-label={t('banners')} className="px-4 pb-4 min-[480px]:px-5 min-[480px]:pb-5">
      <ul className="grid gap-3 min-[560px]:grid-cols-3">
        {data.rows.map((banner) => (
          <BannerCard key={banner.banner_id} banner={banner} />
        ))}
      </ul>
    </section>
  )
}

function BannerCard({ banner: { title, text, picture, link } }: { banner: BannerGridRow }) {
  return (
    <li className="relative flex overflow-hidden rounded-card border border-line bg-paper has-[a:hover]:border-line-strong min-[560px]:flex-col">
      <img
        src={picture}
        alt=""
        width={640}
        height={240}
        className="w-24 shrink-0 object-cover min-[560px]:h-auto min-[560px]:w-full mirrored"
      />
      <div className="min-w-0 p-3 text-xs">
        <p className="text-sm font-semibold">
          {link ? (
            // The whole card is pressed; the page around the frame stays.
            <a
              href={link}
              target="_blank"
              rel="noopener"
              className="text-coral-deep after:absolute after:inset-0"
            >
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
    </li>
  )
}
