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
import { commentsApi, useModerateCommentMutation } from './comments.api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useHeader } from '#web/app/store.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useColon } from '#ui/use-language.ts'
import { DataTable, type RowChoice } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'
import { RowButton } from '../frame/row-button.tsx'

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
  const [moderate] = useModerateCommentMutation()
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

type CommentTableProps = {
  comments: readonly RatingComment[]
  onReject: (comment: RatingComment) => void
  choice: RowChoice<RatingComment>
}

/** Rating comments, newest first. */
function CommentTable({ comments, onReject, choice }: CommentTableProps) {
  const { t } = useTranslation('staff_comments')
  const colon = useColon()
  const toasted = useToasted()
  const [moderate, { isLoading, originalArgs }] = useModerateCommentMutation()
  return (
    <DataTable
      caption={t('caption')}
      rows={comments}
      rowKey={({ booking_id }) => booking_id}
      choice={choice}
      empty={<EmptyState title={t('none')} />}
      columns={{
        comment: {
          label: t('comment'),
          heads: true,
          render: ({ comment, reason }) => (
            <>
              <bdi className="block font-normal break-words whitespace-pre-line">{comment}</bdi>
              {reason !== null && (
                <span className="block text-xs font-normal text-ink-soft">
                  {t('reason')}
                  {colon}
                  <bdi>{reason}</bdi>
                </span>
              )}
            </>
          ),
        },
        score: {
          label: t('score'),
          atEnd: true,
          render: ({ score }) => (
            <bdi dir="ltr" className="tabular whitespace-nowrap">
              {t('of_five', { score })}
            </bdi>
          ),
        },
        supplier: { label: t('supplier'), render: ({ supplier }) => <bdi>{supplier}</bdi> },
        at: { label: t('at'), render: ({ at }) => <InstantText value={at} className="tabular" /> },
        act: {
          label: t('act'),
          atEnd: true,
          render: (comment) => (
            <span className="flex flex-wrap gap-x-1 gap-y-6 md:justify-end">
              {comment.state !== 'shown' && (
                <RowButton
                  busy={isLoading && originalArgs?.booking_id === comment.booking_id}
                  onClick={() =>
                    void toasted(moderate({ booking_id: comment.booking_id, show: true }), t('done.shown'))
                  }
                >
                  {t('show')}
                  <bdi className="sr-only">{comment.comment.slice(0, 60)}</bdi>
                </RowButton>
              )}
              {comment.state !== 'refused' && (
                <RowButton onClick={() => onReject(comment)}>
                  {t('refuse')}
                  <bdi className="sr-only">{comment.comment.slice(0, 60)}</bdi>
                </RowButton>
              )}
            </span>
          ),
        },
      }}
    />
  )
}
