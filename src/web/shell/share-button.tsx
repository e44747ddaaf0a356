import { Check, Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { addressIn } from '#web/app/address.ts'
import { useSite } from '#web/app/site.tsx'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { useCopied } from '#ui/use-copied.ts'

type ShareButtonProps = {
  /** The page's own path and query; the link is in the reader's language. */
  path: string
  title: string
  label?: string
  /** Accessible name if a page has several; starts with the visible label. */
  name?: string
  variant?: ButtonVariant
  wide?: boolean
}

/**
 * Shares a page with the device's share dialog; else copies its link; else shows the link to copy by hand.
 * Hidden before hydration, when the address bar does the same.
 */
export function ShareButton({ path, title, label, name, variant = 'quiet', wide = false }: ShareButtonProps) {
  const { t } = useTranslation('share')
  const { publicUrl, language } = useSite()
  const url = publicUrl + addressIn(language, path)
  const { copied, copy } = useCopied(url)
  const [byHand, setByHand] = useState(false)
  const id = useId()
  const copyOrShow = () => (navigator.clipboard ? copy() : setByHand(true))
  const share = () => {
    if (!navigator.share) return copyOrShow()
    navigator.share({ title, url }).catch((error: unknown) => {
      // The visitor closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copyOrShow()
    })
  }
  return (
    <div className={wide ? 'noscript:hidden' : 'inline-flex flex-col noscript:hidden'}>
      <Button variant={variant} wide={wide} onClick={share} aria-label={copied ? undefined : name}>
        {copied ? <Check className="size-5" /> : <Share2 className="size-5" />}
        {copied ? t('copied') : (label ?? t('share'))}
      </Button>
      <span role="status" className="sr-only">
        {copied && t('copied')}
      </span>
      {byHand && (
        <div className="mt-2">
          <label htmlFor={id} className="text-xs text-ink-soft">
            {t('by_hand')}
          </label>
          <input
            id={id}
            readOnly
            dir="ltr"
            value={url}
            onFocus={(event) => event.target.select()}
            className={inputClasses}
          />
        </div>
      )}
    </div>
  )
}
