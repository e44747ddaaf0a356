import { X } from 'lucide-react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLanguage } from './use-language.ts'
import { classes } from './classes.ts'
import { localeOf } from './formats/dates.ts'
import type { DialogProps } from './dialog.tsx'

const frames = {
  dialog: 'm-auto max-h-[90dvb] w-full max-w-lg rounded-card',
  sheet:
    'mt-auto max-h-[92dvb] w-full rounded-t-card md:ms-auto md:mt-0 md:h-dvh md:max-h-none md:max-w-md md:rounded-none',
} as const

export default function DialogModal({
  open,
  onClose,
  title,
  kind = 'dialog',
  footer,
  children,
}: DialogProps) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <I18nProvider locale={localeOf(language)}>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable
        className={classes('fixed inset-0 z-40 flex bg-petrol-deep/60', kind === 'dialog' && 'p-4')}
      >
        <Modal className={classes('flex flex-col bg-paper text-ink shadow-floating', frames[kind])}>
          <AriaDialog className="flex min-h-0 grow flex-col outline-none">
            <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-4 pe-2 md:ps-6">
              <Heading slot="title" className="text-lg font-semibold">
                {title}
              </Heading>
              <button
                type="button"
                onClick={onClose}
                aria-label={t('close')}
                className="flex size-12 items-center justify-center rounded-field hover:bg-sand-deep"
              >
                <X className="size-5" />
              </button>
            </div>
            <div className="min-h-0 grow overflow-y-auto p-4 md:p-6">{children}</div>
            {footer && <div className="flex gap-3 border-t border-line p-4 md:px-6">{footer}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  )
}
