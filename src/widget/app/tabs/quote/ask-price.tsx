import { ExternalLink } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { categoryName } from '#domains/fares/categories.contract.ts'
import { buttonClasses } from '#ui/button.tsx'
import { formatDay, formatTime } from '#ui/formats/dates.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useWidget } from '../../widget-context.ts'
import type { Asked } from './use-quote.ts'

/** For a trip to an address that is not found: what to do, and the way to ask us, with the trip written down. */
export function AskPrice({ asked: { request, places } }: { asked: Asked }) {
  const { t } = useTranslation('tabs')
  const language = useLanguage()
  const { boot, tell } = useWidget()
  const times = [
    ...('start' in request ? [request.start] : []),
    ...('return' in request ? [request.return] : []),
  ].map((at) => `${formatDay(at.slice(0, 10), language)}, ${formatTime(at.slice(11), language)}`)
  const trip = [categoryName(request.category, language), places.join(' – '), ...times]
  const query = new URLSearchParams({
    subject: t('ask_price.subject', { city: places.join(' – ').slice(0, 100) }),
    message: [t('ask_price.issue'), ...trip].join('\n'),
  })
  const address = `/${boot.language}/contact?${query}`
  return (
    <Notice tone="careful" title={t('ask_price.title')}>
      <p>{t('ask_price.text')}</p>
      <a
        href={address}
        className={buttonClasses('second')}
        onClick={(event) => {
          // Our pages are in no frame: the page around this one goes there.
          if (boot.origin === '') return
          event.preventDefault()
          tell({ type: 'navigate', url: new URL(address, location.origin).href })
        }}
      >
        {t('ask_price.go')}
        <ExternalLink className="size-4 mirrored" />
      </a>
    </Notice>
  )
}
