import { formatPercent } from '#ui/formats/text-formats.ts'
import { Share2 } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { useSite } from '#web/app/site.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useReadReferralQuery } from '../own/account.api.ts'
import { usePreservedFocus } from '#web/forms/use-preserved-focus.ts'
import { CopyField } from '#ui/fields/copy-field.tsx'

/** The account's referral code: to copy and share, with its reward and its earnings so far. */
export function ReferFriend() {
  const { t } = useTranslation('referral')
  const { language, productName } = useSite()
  const words = useErrorWords()
  const hydrated = useHydrated()
  const { data, error, refetch } = useReadReferralQuery({})
  const beginning = usePreservedFocus<HTMLParagraphElement>(data ?? error)
  if (!data)
    return error ? (
      <Notice tone="bad" title={words(error)}>
        <Button variant="quiet" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Notice>
    ) : (
      <Skeleton className="h-72" />
    )
  const { code, link, invited, rewarded, reward } = data
  const worth =
    reward.kind === 'fixed' ? formatMoney(reward.amount, language) : formatPercent(reward.percent, language)
  const share = () => {
    // A cancelled share is ignored.
    void navigator
      .share({ title: productName, text: t('invitation', { code }), url: link })
      .catch(() => undefined)
  }
  return (
    <div className="flex flex-col gap-4">
      <p ref={beginning} tabIndex={-1} suppressHydrationWarning>
        {t('text', { worth })}
      </p>
      <CopyField label={t('code')} value={code} copyLabel={t('copy_code')} />
      <CopyField label={t('link')} value={link} copyLabel={t('copy_link')} />
      {hydrated && 'share' in navigator && (
        <Button variant="second" onClick={share} className="self-start">
          <Share2 className="size-5" />
          {t('share')}
        </Button>
      )}
      <dl className="grid grid-cols-2 gap-4 border-t border-line pt-4 text-sm">
        <div>
          <dt className="text-ink-soft">{t('invited')}</dt>
          <dd className="text-xl font-semibold tabular">{invited}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{t('rewarded')}</dt>
          <dd className="text-xl font-semibold tabular">{rewarded}</dd>
        </div>
      </dl>
    </div>
  )
}
