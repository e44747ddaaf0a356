import { Check, Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useCopied } from '#ui/use-copied.ts'

/** New recovery codes, shown only once: to copy, save as a file or write down. Takes the focus. */
export function NewRecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useTranslation('security')
  const { productName } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  const text = codes.join('\n')
  const { copied, copy } = useCopied(text)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card aria-labelledby="new-recovery-codes" className="flex flex-col gap-4 border-good">
      <div>
        <h2 ref={heading} tabIndex={-1} id="new-recovery-codes" className="text-lg">
          {t('recovery.new')}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t('recovery.keep')}</p>
      </div>
      <ol
        dir="ltr"
        translate="no"
        className="grid gap-x-8 gap-y-1 rounded-field bg-sand-deep px-4 py-3 font-semibold tabular select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="second" onClick={copy}>
          {copied ? <Check className="size-5" /> : <Copy className="size-5" />}
          {t('recovery.copy')}
        </Button>
        <Button variant="second" onClick={() => download(`${productName}-recovery-codes.txt`, text)}>
          <Download className="size-5" />
          {t('recovery.download')}
        </Button>
        <Button onClick={onSaved}>{t('recovery.kept')}</Button>
      </div>
      <p role="status" className="min-h-5 text-xs text-good">
        {copied && t('recovery.copied')}
      </p>
    </Card>
  )
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
