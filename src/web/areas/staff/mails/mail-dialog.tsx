import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Dialog } from '#ui/dialog.tsx'

type MailDialogProps = {
  /** URL of the HTML, and the title. Null if no mail is open. */
  shown: { path: string; title: string } | null
  onClose: () => void
}

/** A mail as the recipient sees it, in a sandboxed frame. */
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
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
            tabIndex={0}
            className="h-[65vh] w-full rounded-field border border-line bg-paper"
          />
        </>
      )}
    </Dialog>
  )
}
