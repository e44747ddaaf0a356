import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { contrast, readHex, WHITE } from '#kernel/colour.ts'
import { Notice } from '#ui/notice.tsx'

/** Contrast of what is no text, such as borders (WCAG 1.4.11), and of text (1.4.3). */
const SHAPES = 3
const TEXT = 4.5

/** What a primary colour means for those who see little. */
export function ContrastNote({ color }: { color: string }) {
  const { t } = useTranslation('widget')
  const primary = readHex(color)
  if (!primary) return <Notice tone="bad" title={t('contrast.unreadable')} />
  const ratio = contrast(primary, WHITE)
  const shown = { ratio: ratio.toFixed(2) }
  if (ratio >= TEXT) return <Notice tone="good" title={t('contrast.good', shown)} />
  return (
    <Notice tone="careful" title={t(ratio < SHAPES ? 'contrast.low' : 'contrast.text', shown)}>
      {t('contrast.darkened')}
    </Notice>
  )
}
