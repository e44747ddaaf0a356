import type { RatingComment } from '#domains/content/testimonials/testimonial.contract.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useHeader } from '#web/app/store.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useJudgeCommentMutation } from './comments.api.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'reason', kind: 'text' }]

/** Refuses a comment, or takes it off the home page, for a reason that colleagues read. */
export function RefuseDialog({ comment, onClose }: { comment: RatingComment | null; onClose: () => void }) {
  const { t } = useTranslation('staff_comments')
  return (
    <Dialog open={comment !== null} onClose={onClose} title={t('refuse_title')}>
      {comment && (
        <>
          <p className="mb-3 text-sm">
            <bdi>{comment.comment}</bdi>
          </p>
          <RefuseForm bookingId={comment.booking_id} onDone={onClose} />
        </>
      )}
    </Dialog>
  )
}

function RefuseForm({ bookingId, onDone }: { bookingId: string; onDone: () => void }) {
  const { t } = useTranslation('staff_comments')
  const { lang_id } = useHeader()
  const [judge] = useJudgeCommentMutation()
  const form = useStaffForm({
    id: 'refuse',
    fields: FIELDS,
    send: (fields) =>
      judge({ booking_id: bookingId, show: false, ...(fields as { reason?: string }), lang_id }),
    success: t('done.refused'),
    done: onDone,
  })
  return <StaffForm form={form} label={t('refuse_it')} words="staff_comments:fields" />
}
