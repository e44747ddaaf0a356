import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import { useSite } from '#web/app/site.tsx'
import { formatMoney, Price } from '#ui/formats/price.tsx'

/** An amount due at the desk: `own` in the desk's currency, if that differs from the page's currency. */
export type DeskMoney = { shown: Money; own: Money | null | undefined }

/** Amount that the desk charges or holds, in its own currency and approximately in the page's currency. */
export function DeskPrice({ shown, own }: DeskMoney) {
  const { t } = useTranslation('terms')
  const [before = '', after = ''] = t('word.about', { price: '|' }).split('|')
  if (!own || own.currency === shown.currency) return <Price value={shown} />
  return (
    <>
      <Price value={own} />{' '}
      <span className="text-xs font-normal whitespace-nowrap text-ink-soft">
        {before}
        <Price value={shown} />
        {after}
      </span>
    </>
  )
}

/** Returns a function that formats such a price as text. */
export function useDeskMoney(): (amount: DeskMoney) => string {
  const { t } = useTranslation('terms')
  const { language } = useSite()
  return ({ shown, own }) => {
    const price = formatMoney(shown, language)
    if (!own || own.currency === shown.currency) return price
    return `${formatMoney(own, language)} (${t('word.about', { price })})`
  }
}

type StatedProps = { value: Money | null; own: Money | null | undefined; none: string }

/** An amount at the desk; `none`: the text if the supplier states none. */
export function DeskAmount({ value, own, none }: StatedProps) {
  return value ? <DeskPrice shown={value} own={own} /> : none
}
