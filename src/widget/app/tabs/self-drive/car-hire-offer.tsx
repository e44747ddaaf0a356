import { ExternalLink } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { buttonClasses } from '#ui/button.tsx'
import { useWidget } from '../../widget-context.ts'
import type { When } from '../when/place-clock.ts'
import { searchAddress } from './self-drive-request.ts'

/** The way to the site's own search of all suppliers, with the place and the days filled in. */
export function CarHireOffer({ place, start, end }: { place: string; start: When; end: When }) {
  const { t } = useTranslation('self_drive')
  const { boot, given, tell } = useWidget()
  const address = searchAddress({
    place,
    start,
    end,
    language: boot.language,
    partnerCode: boot.keyPartnerCode ?? given.partnerCode,
    subId: given.subId,
  })
  const isFramed = boot.origin !== ''
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sand-deep px-4 py-3">
      <p className="min-w-0 grow basis-52 text-xs">
        <span className="block text-sm font-semibold">{t('hire.title')}</span>
        {t('hire.text', { product: boot.productName })}
      </p>
      <a
        href={address}
        className={buttonClasses('second')}
        onClick={(event) => {
          // Our pages are in no frame: the page around this one goes there.
          if (!isFramed) return
          event.preventDefault()
          tell({ type: 'navigate', url: new URL(address, location.origin).href })
        }}
      >
        {t('hire.go')}
        <ExternalLink className="size-4 mirrored" />
      </a>
    </div>
  )
}
