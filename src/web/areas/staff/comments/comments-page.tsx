import { useState } from 'react'
import {
  COMMENT_STATES,
  type RatingComment,
  type RatingComments,
} from '#domains/content/testimonials/testimonial.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useChosen } from '../bulk/use-chosen.ts'
import { inAddress, pageIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { CommentTable } from './comment-table.tsx'
import { commentsApi, useJudgeCommentMutation } from './comments.api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useHeader } from '#web/app/store.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'

/** Comments of travellers' ratings: publish on the home page, or reject. */
export const { preload, Component } = staffListPage({
  section: 'comments',
  list: commentsApi.endpoints.listComments,
  parseQuery: commentsQuery,
  Above: CommentFilters,
  Rows: CommentRows,
})

function commentsQuery(address: URLSearchParams) {
  const { state = 'waiting' } = inAddress(address).oneOf('state', COMMENT_STATES)
  return { state, page: pageIn(address) }
}

function CommentFilters({ query }: { query: CommentsQuery }) {
  const { t } = useTranslation('staff_comments')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <FilterSelect
        name="state"
        label={t('state')}
        value={query.state}
        options={COMMENT_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
    </div>
  )
}

type CommentsQuery = ReturnType<typeof commentsQuery>

type CommentRowsProps = { page: RatingComments; query: CommentsQuery; me: StaffMe }

function CommentRows({ page, query, me }: CommentRowsProps) {
  const chosen = useChosen()
  const [rejecting, setRejecting] = useState<RatingComment | null>(null)
  return (
    <>
      <BulkBar
        me={me}
        chosen={chosen}
        actions={['show_comments', 'refuse_comments']}
        filter={{ state: query.state }}
      />
      <CommentTable
        comments={page.items}
        onReject={setRejecting}
        choice={chosen.choiceOf(
          page.items.map(({ booking_id }) => booking_id),
          ({ comment }) => comment.slice(0, 60),
        )}
      />
      <RejectDialog comment={rejecting} onClose={() => setRejecting(null)} />
    </>
  )
}

const FIELDS: readonly FieldSpec[] = [{ name: 'reason', kind: 'text' }]

/** Rejects a comment or removes it from the home page, with a reason for colleagues. */
function RejectDialog({ comment, onClose }: { comment: RatingComment | null; onClose: () => void }) {
  const { t } = useTranslation('staff_comments')
  return (
    <Dialog open={comment !== null} onClose={onClose} title={t('refuse_title')}>
      {comment && (
        <>
          <p className="mb-3 text-sm">
            <bdi>{comment.comment}</bdi>
          </p>
          <RejectForm bookingId={comment.booking_id} onDone={onClose} />
        </>
      )}
    </Dialog>
  )
}

function RejectForm({ bookingId, onDone }: { bookingId: string; onDone: () => void }) {
  const { t } = useTranslation('staff_comments')
  const { lang_id } = useHeader()
  const [moderate] = useJudgeCommentMutation()
  const form = useStaffForm({
    id: 'refuse',
    fields: FIELDS,
    send: (fields) =>
      moderate({ booking_id: bookingId, show: false, ...(fields as { reason?: string }), lang_id }),
    success: t('done.refused'),
    done: onDone,
  })
  return <StaffForm form={form} label={t('refuse_it')} words="staff_comments:fields" />
}
