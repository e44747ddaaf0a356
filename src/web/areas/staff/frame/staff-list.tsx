import type { ReactNode } from 'react'
import { Answered, type Query } from '#web/shell/own-page/answered.tsx'
import { NextPage } from './next-link.tsx'

type StaffListProps<Page> = {
  query: Query<Page>
  /** Stay while another page is read. */
  filters?: ReactNode
  /** The rows of a page, or that there is none. */
  children: (page: Page) => ReactNode
}

/** A list of the staff: its filters, a page of its rows, and the links to other pages. */
export function StaffList<Page extends { next: string | null }>({
  query,
  filters,
  children,
}: StaffListProps<Page>) {
  return (
    <>
      {filters}
      <Answered query={query}>
        {(page) => (
          <>
            {children(page)}
            <NextPage after={page.next} />
          </>
        )}
      </Answered>
    </>
  )
}
