import { useColon } from '#ui/use-language.ts'
import type { RatingComment } from '#domains/content/testimonials/testimonial.contract.ts'
import { DataTable, type RowChoice } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'
import { RowButton } from '../frame/row-button.tsx'
import { useJudgeCommentMutation } from './comments.api.ts'

type CommentTableProps = {
  comments: readonly RatingComment[]
  onReject: (comment: RatingComment) => void
  choice: RowChoice<RatingComment>
}

/** Rating comments, newest first. */
export function CommentTable({ comments, onReject, choice }: CommentTableProps) {
  const { t } = useTranslation('staff_comments')
  const colon = useColon()
  const toasted = useToasted()
  const [moderate, { isLoading, originalArgs }] = useJudgeCommentMutation()
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
