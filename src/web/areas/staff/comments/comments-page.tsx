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
import { commentsApi } from './comments.api.ts'
import { RefuseDialog } from './refuse-dialog.tsx'

/** What travellers wrote with their ratings: let through to the home page, or refused. */
export const { preload, Component } = staffListPage({
  section: 'comments',
  list: commentsApi.endpoints.listComments,
  asked: commentsQuery,
  Above: CommentFilters,
  Rows: CommentRows,
})

function commentsQuery(address: URLSearchParams) {
  const { state = 'waiting' } = inAddress(address).oneOf('state', COMMENT_STATES)
  return { state, page: pageIn(address) }
}

function CommentFilters({ asked }: { asked: CommentsAsked }) {
  const { t } = useTranslation('staff_comments')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <FilterSelect
        name="state"
        label={t('state')}
        value={asked.state}
        options={COMMENT_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
    </div>
  )
}

type CommentsAsked = ReturnType<typeof commentsQuery>

type CommentRowsProps = { page: RatingComments; asked: CommentsAsked; me: StaffMe }

function CommentRows({ page, asked, me }: CommentRowsProps) {
  const chosen = useChosen()
  const [refused, setRefused] = useState<RatingComment | null>(null)
  return (
    <>
      <BulkBar
        me={me}
        chosen={chosen}
        acts={['show_comments', 'refuse_comments']}
        filter={{ state: asked.state }}
      />
      <CommentTable
        comments={page.items}
        onRefuse={setRefused}
        choice={chosen.choiceOf(
          page.items.map(({ booking_id }) => booking_id),
          ({ comment }) => comment.slice(0, 60),
        )}
      />
      <RefuseDialog comment={refused} onClose={() => setRefused(null)} />
    </>
  )
}
