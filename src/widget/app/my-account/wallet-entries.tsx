import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { WalletEntry } from '#domains/companies/wallets/wallet.contract.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { Price } from '#ui/formats/price.tsx'
import { visitorZone, wallTime } from '#ui/formats/wall-time.ts'
import { Parts } from '#ui/parts.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSteps } from '../steps/use-steps.ts'

/** What a wallet paid and got, the newest first, each with the balance after it. */
export function WalletEntries({ entries }: { entries: readonly WalletEntry[] }) {
  const { t } = useTranslation('my_account')
  if (entries.length === 0) return <p className="text-sm text-ink-soft">{t('wallet.no_entries')}</p>
  return (
    <div>
      <h3 className="text-sm font-semibold">{t('wallet.entries')}</h3>
      <ul className="mt-1 divide-y divide-line">
        {entries.map((entry) => (
          <EntryRow key={entry.entry_id} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

function EntryRow({ entry: { kind, number, amount, balance, trip_id, reason, at } }: { entry: WalletEntry }) {
  const { t } = useTranslation('my_account')
  const language = useLanguage()
  const { go } = useSteps()
  const isIn = amount.amount > 0
  return (
    <li className="flex flex-col gap-1 py-3 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{t(`wallet.kind.${kind}`)}</span>
        <span className={isIn ? 'font-semibold text-good' : 'font-semibold'}>
          {isIn && '+'}
          <Price value={amount} />
        </span>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
        <Parts>
          {formatDay(wallTime(at, visitorZone()), language)}
          <bdi dir="ltr" className="tabular">
            #{number}
          </bdi>
        </Parts>
        <span>
          {t('wallet.after')} <Price value={balance} />
        </span>
      </span>
      {reason && (
        <span className="text-xs wrap-anywhere text-ink-soft">
          <bdi>{reason}</bdi>
        </span>
      )}
      {trip_id && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center self-start text-xs font-medium text-coral-deep underline underline-offset-4"
          onClick={() => go({ name: 'trip', tripId: trip_id })}
        >
          {t('wallet.trip')}
          <span className="sr-only"> #{number}</span>
        </button>
      )}
    </li>
  )
}
