import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { COMMENT_STATES, type RatingComment } from '#domains/content/testimonials/testimonial.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { NextPage } from '../frame/next-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { CommentTable } from './comment-table.tsx'
import { commentsApi, useRatingCommentsQuery, type CommentsAsked } from './comments.api.ts'
import { RefuseDialog } from './refuse-dialog.tsx'

/** The page of comments that an address asks for; what it says wrongly counts as not said. */
function commentsIn(search: URLSearchParams): CommentsAsked {
  const page = search.get('page') ?? ''
  return {
    state: COMMENT_STATES.find((one) => one === search.get('state')) ?? 'waiting',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** What travellers wrote with their ratings: let through to the home page, or refused. */
export const { preload, Component } = staffPage({
  section: 'comments',
  load: ({ read, url }) => read(commentsApi.endpoints.ratingComments, commentsIn(url.searchParams)),
  Content: Comments,
})

function Comments() {
  const { t } = useTranslation('staff_comments')
  const [search] = useSearchParams()
  const [refused, setRefused] = useState<RatingComment | null>(null)
  const asked = commentsIn(search)
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <FilterSelect
          name="state"
          label={t('state')}
          value={asked.state}
          options={COMMENT_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
      </div>
      <Answered query={useRatingCommentsQuery(asked)}>
        {({ items, page, page_size, total }) => (
          <>
            <CommentTable comments={items} onRefuse={setRefused} />
            <NextPage name="page" after={page * page_size < total ? String(page + 1) : null} />
          </>
        )}
      </Answered>
      <RefuseDialog comment={refused} onClose={() => setRefused(null)} />
    </>
  )
}
