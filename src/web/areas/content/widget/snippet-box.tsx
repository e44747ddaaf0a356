import { useColon } from '#ui/use-language.ts'
import { Check, Copy } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { useCopied } from '#ui/use-copied.ts'

/** Lines to copy, with what they are for. */
export function SnippetBox({ title, text, code }: { title: string; text: string; code: string }) {
  const { t } = useTranslation('widget')
  const colon = useColon()
  const id = useId()
  const { copied, copy } = useCopied(code)
  const Icon = copied ? Check : Copy
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="text-base font-semibold">
        {title}
      </h3>
      <p className="text-sm text-ink-soft">{text}</p>
      {/* It scrolls, so that keys have to reach it. */}
      <pre
        dir="ltr"
        lang="en"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        className="max-h-64 overflow-auto rounded-field bg-sand-deep p-3 text-xs wrap-anywhere whitespace-pre-wrap select-all"
      >
        <code>{code}</code>
      </pre>
      <div className="flex items-center gap-3">
        <Button look="second" onClick={copy} aria-label={`${t('copy')}${colon}${title}`}>
          <Icon aria-hidden="true" className="size-5" />
          {t('copy')}
        </Button>
        <p role="status" className="text-xs text-good">
          {copied && t('copied')}
        </p>
      </div>
    </section>
  )
}
