import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { seenWords } from '../seen-when.tsx'
import type { CheaperDay } from './cheaper-day.ts'

/** Formats the saving of a day and the age of its price: "€38.00 less on Thu 12 Mar – from €120.00, seen yesterday". */
export function CheaperDayWords({ best, days }: { best: CheaperDay; days: number }) {
  const { t } = useTranslation('home')
  const { language, today } = useSite()
  const { date, saving, price } = best
  return (
    <span className="min-w-0">
      <span className="font-medium">
        {t('home:form.less', {
          saving: formatMoney(saving, language),
          day: formatDay(date, language, 'brief'),
        })}
      </span>{' '}
      <span className="text-ink-soft">
        {t('home:form.less_seen', {
          price: formatMoney(price.from, language),
          days: t('terms:count.days', { count: days }),
          seen: t('terms:seen.when', { when: seenWords(price.seenAt, language, today) }),
        })}
      </span>
    </span>
  )
}
