import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Dialog } from '#ui/dialog.tsx'

type MailDialogProps = {
  /** Where its HTML is, and what it is called; null: none is open. */
  shown: { path: string; title: string } | null
  onClose: () => void
}

/** A mail as its reader sees it, in a frame that runs nothing and leads nowhere. */
export function MailDialog({ shown, onClose }: MailDialogProps) {
  const { t } = useTranslation('staff_mails')
  return (
    <Dialog open={shown !== null} onClose={onClose} kind="sheet" title={shown?.title ?? ''}>
      {shown && (
        <>
          <p className="pb-2 text-sm text-ink-soft">{t('without_links')}</p>
          <iframe
            src={shown.path}
            title={shown.title}
            sandbox=""
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
            tabIndex={0}
            className="h-[65vh] w-full rounded-field border border-line bg-paper"
          />
        </>
      )}
    </Dialog>
  )
}
