import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { isolate } from '#kernel/isolate.ts'
import { localeOf } from '#ui/formats/dates.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { summed, type DeskOnMap } from './desks-on-map.ts'

/** Texts of a group of desks: the two lines of their label, and their names. */
export type MarkWords = { price: string; cars: string; names: string }

export function useMarkWords(): (desks: readonly DeskOnMap[]) => MarkWords {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const list = new Intl.ListFormat(localeOf(language))
  return (desks) => {
    const { cars, from } = summed(desks)
    const price = from ? t('from', { price: isolate(formatMoney(from, language)) }) : t('map.none')
    const counted = t('count', { count: cars })
    const together = t('map.desks', { count: desks.length })
    return {
      price,
      cars: desks.length > 1 ? `${together} · ${counted}` : counted,
      names: list.format(desks.map(({ label }) => label)),
    }
  }
}
