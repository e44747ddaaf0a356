import { Check, Copy } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useCopied } from '#ui/use-copied.ts'

/** The reference, large, and a button that copies it. */
export function CopyReference({ reference }: { reference: string }) {
  const { t } = useTranslation('booking')
  const { copied, copy } = useCopied(reference)
  return (
    <div>
      <p className="text-xs text-ink-soft">{t('reference')}</p>
      <p className="flex items-center gap-2">
        <bdi dir="ltr" translate="no" className="text-xl font-semibold tracking-wide tabular select-all">
          {reference}
        </bdi>
        <button
          type="button"
          onClick={copy}
          aria-label={t('copy')}
          className="inline-flex size-11 items-center justify-center rounded-field text-coral-deep hover:bg-coral-wash"
        >
          {copied ? <Check className="size-5" /> : <Copy className="size-5" />}
        </button>
      </p>
      <p role="status" className="min-h-5 text-xs text-good">
        {copied && t('copied')}
      </p>
    </div>
  )
}
