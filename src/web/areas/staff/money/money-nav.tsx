import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'

/** The pages about money, in the order of their links. */
export const MONEY_PAGES = {
  ledger: '/staff/money',
  disputes: '/staff/money/disputes',
  refunds: '/staff/money/refunds',
  invoices: '/staff/money/invoices',
  differences: '/staff/money/differences',
  rates: '/staff/money/rates',
} as const
export type MoneyPage = keyof typeof MONEY_PAGES

/** Links to the pages about money. */
export function MoneyNav({ current }: { current: MoneyPage }) {
  const { t } = useTranslation('staff_money')
  return (
    <ChoiceLinks
      label={t('pages.label')}
      choices={(Object.keys(MONEY_PAGES) as MoneyPage[]).map((name) => ({
        to: MONEY_PAGES[name],
        text: t(`pages.${name}`),
        isCurrent: name === current,
      }))}
    />
  )
}
