import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useCopied } from '#ui/use-copied.ts'
import { RowButton } from '../frame/row-button.tsx'

/** Copies a key, and says so. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('trip_keys')
  const { copied, copy } = useCopied(text)
  return (
    <>
      <RowButton onClick={copy}>
        {t(copied ? 'copied' : 'copy')}
        <bdi className="sr-only">{name}</bdi>
      </RowButton>
      <span role="status" className="sr-only">
        {copied && t('copied')}
      </span>
    </>
  )
}
