import { Check, Copy } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { AddressText } from '../formats/address-text.tsx'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'
import { useCopied } from '../use-copied.ts'

/** `isCode`: it is lines for a program, not for people. */
type CopyFieldProps = { label: string; value: string; copyLabel: string; isCode?: boolean }

/** A text to share: selectable, with a button that copies it. */
export function CopyField({ label, value, copyLabel, isCode = false }: CopyFieldProps) {
  const { t } = useTranslation('referral')
  const id = useId()
  const { copied, copy } = useCopied(value)
  const text = (
    <AddressText
      aria-labelledby={id}
      role="group"
      className={classes(
        'min-w-0 rounded-field bg-sand-deep px-3 py-2.5 select-all',
        isCode ? 'whitespace-pre-wrap text-sm' : 'font-semibold tabular',
      )}
    >
      {value}
    </AddressText>
  )
  return (
    <div className="min-w-0">
      <p id={id} className="text-xs text-ink-soft">
        {label}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        {isCode ? <code className="contents">{text}</code> : text}
        <Button variant="second" onClick={copy} aria-label={copyLabel}>
          {copied ? <Check className="size-5" /> : <Copy className="size-5" />}
          {t('copy')}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-xs text-good">
        {copied && t('copied')}
      </p>
    </div>
  )
}
