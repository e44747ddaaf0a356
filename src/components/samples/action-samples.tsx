import { CarFront } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Dialog, type DialogProps } from '#ui/dialog.tsx'
import { Sample } from '../sample.tsx'

const VARIANTS = ['main', 'second', 'quiet', 'danger'] as const
const TONES = ['plain', 'under_way', 'good', 'careful', 'selected'] as const

export function ActionSamples() {
  const { t } = useTranslation('components')
  return (
    <>
      <Sample name="Button">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`buttons.${variant}`)}
          </Button>
        ))}
        <span className="rounded-card bg-petrol p-2">
          <Button variant="on-petrol">{t('buttons.on_petrol')}</Button>
        </span>
        <Button busy>{t('buttons.busy')}</Button>
        <Button disabled>{t('buttons.disabled')}</Button>
        <Button variant="second">
          <CarFront className="size-5" />
          {t('buttons.icon')}
        </Button>
        <Button variant="second" wide>
          {t('buttons.wide')}
        </Button>
      </Sample>
      <Sample name="Chip">
        {TONES.map((tone) => (
          <Chip key={tone} tone={tone}>
            {t(`chips.${tone}`)}
          </Chip>
        ))}
        <Chip icon={<CarFront className="size-4" />}>{t('chips.icon')}</Chip>
        <RemovableChip />
      </Sample>
      <Sample name="Dialog">
        <DialogSample kind="dialog" />
        <DialogSample kind="sheet" />
      </Sample>
    </>
  )
}

function RemovableChip() {
  const { t } = useTranslation('components')
  const [isShown, setIsShown] = useState(true)
  if (!isShown) return null
  return (
    <Chip tone="selected" onRemove={() => setIsShown(false)} removeLabel={t('chips.remove')}>
      {t('chips.removable')}
    </Chip>
  )
}

function DialogSample({ kind }: { kind: NonNullable<DialogProps['kind']> }) {
  const { t } = useTranslation('components')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="second" onClick={() => setIsOpen(true)}>
        {t(`dialogs.${kind}`)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        kind={kind}
        title={t('dialogs.title')}
        footer={<Button onClick={close}>{t('dialogs.done')}</Button>}
      >
        <p>{t('text')}</p>
      </Dialog>
    </>
  )
}
