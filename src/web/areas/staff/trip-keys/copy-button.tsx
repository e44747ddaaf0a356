import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { useCopied } from '#ui/use-copied.ts'

/** Copies a key, and says so. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('trip_keys')
  const { copied, copy } = useCopied(text)
  return (
    <>
      <Button look="quiet" className="min-h-11! px-2!" onClick={copy}>
        {t(copied ? 'copied' : 'copy')}
        <bdi className="sr-only">{name}</bdi>
      </Button>
      <span role="status" className="sr-only">
        {copied && t('copied')}
      </span>
    </>
  )
}
